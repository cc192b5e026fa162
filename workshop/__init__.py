"""What turns the sources into packages: the PEP 517 backend, the compiled units and the browser client."""
