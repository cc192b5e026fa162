"""What can be measured about a server, as text for Prometheus."""

from ginkgopolis.server.tables.hub import Hub


def metrics_text(hub: Hub, connections: int, trouble: str | None) -> str:
    """Return all counters and gauges of this process."""
    gauges = {
        "ginkgopolis_connections": connections,
        "ginkgopolis_database_writable": int(trouble is None),
        "ginkgopolis_tables_in_memory": len(hub.tables),
        "ginkgopolis_bots_thinking": sum(len(table.thinking) for table in hub.tables.values()),
    }
    lines: list[str] = []
    for name, value in gauges.items():
        lines += [f"# TYPE {name} gauge", f"{name} {value}"]
    told = set()
    errors = {
        f'ginkgopolis_database_errors_total{{reason="{reason}"}}': count
        for reason, count in hub.store.failures.items()
    }
    for name, value in sorted((hub.counts | errors).items()):
        family = name.partition("{")[0]
        if family not in told:
            told.add(family)
            lines.append(f"# TYPE {family} counter")
        lines.append(f"{name} {value}")
    return "\n".join(lines) + "\n"
