"""The rules, one file per chapter; the clauses are those of docs/rules.md."""
