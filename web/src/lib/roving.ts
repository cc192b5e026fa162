/** One tab stop for a group of buttons, arrows between them: as radio groups do. */
export function roving(node: HTMLElement): { destroy: () => void } {
  const buttons = () => [...node.querySelectorAll<HTMLElement>('[role="radio"], [role="tab"]')];

  function settle(): void {
    const all = buttons();
    const current = all.find((one) => one.matches('[aria-checked="true"], [aria-selected="true"]')) ?? all[0];
    for (const one of all) {
      const stop = one === current || one === document.activeElement ? 0 : -1;
      if (one.tabIndex !== stop) one.tabIndex = stop;
    }
  }

  function keyed(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    all[(at + step + all.length) % all.length]?.focus();
  }

  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-checked", "aria-selected"] });
  node.addEventListener("keydown", keyed);
  settle();
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener("keydown", keyed);
    },
  };
}
