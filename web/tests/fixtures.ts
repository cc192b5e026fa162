/** What every test has: a server, people with browsers of their own, and an eye on their consoles. */
import { expect, test as base } from "@playwright/test";
import { newPerson, type Person, type PersonOptions } from "./person";
import { Server } from "./server";

interface Fixtures {
  person: Person;
  people: (options?: PersonOptions) => Promise<Person>;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  people: async ({ browser, server }, use) => {
    const all: Person[] = [];
    await use(async (options) => {
      const person = await newPerson(browser, server, options);
      all.push(person);
      return person;
    });
    for (const person of all) {
      await person.context.close();
      expect(person.errors, `the console of ${person.name}`).toEqual([]);
    }
  },
  person: async ({ people }, use) => use(await people()),
});

export type { Browser, LaunchOptions, Page } from "@playwright/test";
export { expect, newPerson, type Person };
