// Wide tables scroll by themselves; whoever has no mouse scrolls them with the arrow keys.
const focusable = () => document.querySelectorAll(".md-typeset__scrollwrap").forEach((one) => (one.tabIndex = 0));
new MutationObserver(focusable).observe(document.body, { childList: true, subtree: true });
focusable();
