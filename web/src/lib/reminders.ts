/** Lets the server tell somebody whose turn it is though the page is closed: by the browser's push service. */
import * as api from "./api";
import { prefs, setPref } from "./prefs.svelte";

async function pushManager(): Promise<PushManager | null> {
  if (!("serviceWorker" in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

/** Be told on this device, if the server and the browser can do that. */
export async function remindHere(): Promise<void> {
  const manager = await pushManager();
  const { push_key: key } = await api.reminders();
  if (!manager || !key) return;
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) return;
  const { reminder } = await api.remind({ address: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
  setPref("reminder", reminder.id);
}

/** Stop being told; it does not matter if the server has forgotten already. */
export async function forgetHere(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  await subscription?.unsubscribe();
  if (!prefs.reminder) return;
  const known = prefs.reminder;
  setPref("reminder", "");
  await api.forgetReminder(known).catch((error: unknown) => {
    if (!(error instanceof api.ApiError && error.code === "not_found")) throw error;
  });
}
