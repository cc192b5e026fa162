/** Lets the client open without a network: its service worker is told which files there are. */

/** Start the service worker, once the page has what it needs. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = (): void => {
    navigator.serviceWorker.register("/sw.js").then(
      () => navigator.serviceWorker.ready.then(({ active }) => active && tell(active)),
      () => undefined,
    );
  };
  if (document.readyState === "complete") start();
  else addEventListener("load", start);
}

/** Tell the service worker what is fetched: it does not see what came before it was in charge. */
function tell(worker: ServiceWorker): void {
  const told = (entries: PerformanceEntryList): void => {
    const names = entries.map((entry) => entry.name).filter((name) => new URL(name).pathname.startsWith("/assets/"));
    if (names.length) worker.postMessage(names);
  };
  new PerformanceObserver((list) => told(list.getEntries())).observe({ type: "resource", buffered: true });
}
