/** Counts what was said at the table and not read yet. */
import type { TableStore } from "../lib/table.svelte";

export class Unread {
  /** Is the chat in sight? */
  reading = $state(false);
  /** The number of the last line that was there to read; those from before one came are not new. */
  private last = $state<number | null>(null);
  readonly count = $derived.by(() => {
    const last = this.last;
    return last === null || this.reading ? 0 : this.store.chat.filter((line) => line.number > last && !this.isMine(line.seat)).length;
  });

  constructor(readonly store: TableStore) {}

  private isMine(seat: number | null): boolean {
    return seat !== null && seat === this.store.seat;
  }

  /** Follow the chat; to be called while a component is set up. */
  watch(): void {
    $effect(() => {
      if (this.reading || this.last === null) this.last = this.store.chat.at(-1)?.number ?? -1;
    });
  }
}
