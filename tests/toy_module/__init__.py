"""A seventh module as a package from elsewhere, made by the recipe in docs/architecture.md."""
