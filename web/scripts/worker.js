/* The service worker: keeps the files of the client, so that it opens without a network. The build puts in its version. */
const CACHE = "ginkgopolis VERSION";
const PAGE = "/";

/* Files under /assets have names that change with what is in them; nothing else is ever answered from the cache while
   the server answers. What the server knows (/api) never comes near it. */
const isAsset = (url) => url.origin === location.origin && url.pathname.startsWith("/assets/");

async function keep(request, answer) {
  if (!answer.ok) return;
  const cache = await caches.open(CACHE);
  await cache.put(request, answer);
}

async function page(request) {
  try {
    const answer = await fetch(request);
    await keep(PAGE, answer.clone());
    return answer;
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  await keep(request, answer.clone());
  return answer;
}

/* What the page has fetched before this worker was there lies in the browser's own cache: it costs no second download. */
async function keepAll(addresses) {
  const cache = await caches.open(CACHE);
  for (const address of addresses) {
    if (!isAsset(new URL(address, location.origin)) || (await cache.match(address))) continue;
    await fetch(address, { cache: "force-cache" }).then(
      (answer) => keep(address, answer),
      () => undefined,
    );
  }
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

addEventListener("install", (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.add(PAGE))));
addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));
addEventListener("message", (event) => event.waitUntil(keepAll(event.data)));
/* Somebody's turn, though no page is open: a later one about a table takes the place of the one before it. */
function tell(message) {
  const { table, title, text } = message;
  return registration.showNotification(text, { body: title, tag: table, icon: "/icon-192.png", data: table });
}

/* A page that is open goes to the table; otherwise one is opened. */
async function goTo(table) {
  const address = table ? `/#/table/${encodeURIComponent(table)}` : "/";
  const [page] = await clients.matchAll({ type: "window" });
  if (!page) return clients.openWindow(address);
  await page.navigate(address).catch(() => null);
  return page.focus();
}

addEventListener("push", (event) => event.waitUntil(tell(event.data.json())));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && url.pathname === PAGE) event.respondWith(page(request));
  else if (isAsset(url)) event.respondWith(asset(request));
});
