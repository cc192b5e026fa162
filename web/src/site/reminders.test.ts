/** Being told whose turn it is though one is away: by the browser, and by webhooks. */
import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loadLanguage } from "../i18n";
import { notices } from "../lib/announce.svelte";
import { prefs, setPref } from "../lib/prefs.svelte";
import { serve, type FakeServer } from "../testing/server";
import Hooks from "./Hooks.svelte";
import NoticeSwitch from "./NoticeSwitch.svelte";

const hook = { id: "h1", kind: "hook", host: "chat.example.org", created: 0 };
const pushed = { id: "p1", kind: "push", host: "push.example.org", created: 0 };
const offers = (...reminders: object[]) => ({ push_key: "KEY", webhooks: true, reminders });
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
let server: FakeServer;

beforeAll(() => loadLanguage("en"));
beforeEach(() => {
  server = serve({ reminders: offers() });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  notices.length = 0;
  setPref("notify", false);
  setPref("reminder", "");
});

/** A browser with a push service; `asked` keeps what was asked of it. */
function withPush(): { asked: PushSubscriptionOptionsInit[]; unsubscribe: ReturnType<typeof vi.fn> } {
  const asked: PushSubscriptionOptionsInit[] = [];
  const unsubscribe = vi.fn(() => Promise.resolve(true));
  const subscription = { unsubscribe, toJSON: () => ({ endpoint: "https://push.example.org/1", keys: { p256dh: "P", auth: "A" } }) };
  const pushManager = {
    subscribe: (options: PushSubscriptionOptionsInit) => (asked.push(options), Promise.resolve(subscription)),
    getSubscription: () => Promise.resolve(subscription),
  };
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager }) } });
  return { asked, unsubscribe };
}

function permit(permission: NotificationPermission): void {
  vi.stubGlobal("Notification", { permission, requestPermission: () => Promise.resolve(permission) });
}

describe("the switch", () => {
  it("lets the server write to this browser, and forgets that again", async () => {
    permit("granted");
    const { asked, unsubscribe } = withPush();
    server.answer("reminders", (body: unknown) => (body ? { reminder: pushed, secret: null } : offers()));
    render(NoticeSwitch);
    await click("Tell me when it is my turn");
    await expect.poll(() => prefs.reminder).toBe("p1");
    expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: "KEY" }]);
    expect(server.told("reminders")).toEqual({ address: "https://push.example.org/1", keys: { p256dh: "P", auth: "A" } });
    server.answer("reminders/p1", offers());
    await click("You are told when it is your turn");
    await expect.poll(() => server.asked.at(-1)).toMatchObject({ method: "DELETE", path: "reminders/p1" });
    expect(unsubscribe).toHaveBeenCalled();
    expect(prefs.reminder).toBe("");
  });

  it("asks for no push where the server has none", async () => {
    permit("granted");
    const { asked } = withPush();
    server.answer("reminders", { push_key: null, webhooks: false, reminders: [] });
    render(NoticeSwitch);
    await click("Tell me when it is my turn");
    await expect.poll(() => server.asked.length).toBe(1);
    await screen.findByRole("button", { name: "You are told when it is your turn" });
    expect(asked).toEqual([]);
  });

  it("asks nothing of the server if the browser says no", async () => {
    permit("default");
    withPush();
    render(NoticeSwitch);
    await click("Tell me when it is my turn");
    expect(server.asked).toEqual([]);
  });
});

describe("webhooks", () => {
  it("are added with a secret that is shown once", async () => {
    render(Hooks);
    await fireEvent.input(await screen.findByLabelText("Address"), { target: { value: " https://chat.example.org/x " } });
    server.answer("reminders", (body: unknown) => (body ? { reminder: hook, secret: "s3cret" } : offers(hook, pushed)));
    await click("Add");
    await screen.findByText("s3cret");
    await screen.findByText("chat.example.org");
    expect(server.told("reminders")).toBeNull();
    expect(server.asked.at(-2)!.body).toEqual({ address: "https://chat.example.org/x" });
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([expect.stringContaining("chat.example.org")]);
  });

  it("can be tried and removed", async () => {
    server.answer("reminders", offers(hook));
    server.answer("reminders/h1/try", { taken: false });
    render(Hooks);
    await screen.findByText("chat.example.org");
    await click("Try");
    await expect.poll(() => notices.at(-1)?.text).toBe("chat.example.org has not accepted the message.");
    server.answer("reminders/h1", offers());
    await click("Remove");
    await expect.poll(() => screen.queryByText("chat.example.org")).toBeNull();
  });

  it("are not offered by a server that calls none", async () => {
    server.answer("reminders", { push_key: null, webhooks: false, reminders: [] });
    render(Hooks);
    await expect.poll(() => server.asked.length).toBe(1);
    expect(screen.queryByLabelText("Address")).toBeNull();
  });
});

/** The service worker, with its surroundings replaced. */
function startWorker(pages: object[]): { fire: (type: string, event: object) => Promise<void>; shown: unknown[][]; opened: string[] } {
  const heard = new Map<string, (event: object) => void>();
  const shown: unknown[][] = [];
  const opened: string[] = [];
  const around = {
    addEventListener: (type: string, listener: (event: object) => void) => heard.set(type, listener),
    registration: { showNotification: (...told: unknown[]) => (shown.push(told), Promise.resolve()) },
    clients: { matchAll: () => Promise.resolve(pages), openWindow: (address: string) => (opened.push(address), Promise.resolve()) },
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- it is a script of its own, which imports nothing
  const run = new Function(...Object.keys(around), readFileSync("scripts/worker.js", "utf8")) as (...given: unknown[]) => void;
  run(...Object.values(around));
  const fire = async (type: string, event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    heard.get(type)!({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) });
    await work;
  };
  return { fire, shown, opened };
}

describe("the service worker", () => {
  it("shows whose turn it is, and opens the table", async () => {
    const { fire, shown, opened } = startWorker([]);
    const message = { table: "t1", title: "Friday", text: "Ada, it is your turn." };
    await fire("push", { data: { json: () => message } });
    expect(shown).toEqual([["Ada, it is your turn.", expect.objectContaining({ body: "Friday", tag: "t1", data: "t1" })]]);
    await fire("notificationclick", { notification: { close: () => undefined, data: "t1" } });
    expect(opened).toEqual(["/#/table/t1"]);
  });

  it("leads a page that is open to the table", async () => {
    const page = { navigate: vi.fn(() => Promise.resolve(null)), focus: vi.fn() };
    const { fire, opened } = startWorker([page]);
    await fire("notificationclick", { notification: { close: () => undefined, data: "t1" } });
    expect(page.navigate).toHaveBeenCalledWith("/#/table/t1");
    expect(page.focus).toHaveBeenCalled();
    expect(opened).toEqual([]);
  });
});
