/** A list of which there is one page after the other. */

interface Page<Line> {
  lines: readonly Line[];
  /** Is there another page? */
  more: boolean;
}

export class Pages<Line> {
  lines = $state.raw<readonly Line[]>([]);
  more = $state(false);
  /** Has a page come? */
  looked = $state(false);
  /** Why there is none. */
  off = $state("");
  #page = 0;
  #asked = 0;

  /** `ask` fetches a page; `lost` is said where nobody else says why it cannot be had. */
  constructor(
    private readonly ask: (page: number) => Promise<Page<Line>>,
    private readonly lost: () => string,
  ) {}

  /** Look at the first page; what was asked before, about other lines perhaps, no longer counts. */
  first = (): Promise<void> => this.#look(0);

  /** Add the next page. */
  next = (): Promise<void> => this.#look(this.#page + 1);

  async #look(wanted: number): Promise<void> {
    const asked = ++this.#asked;
    try {
      const found = await this.ask(wanted);
      if (asked !== this.#asked) return;
      this.#page = wanted;
      this.lines = wanted ? [...this.lines, ...found.lines] : found.lines;
      this.more = found.more;
      this.looked = true;
    } catch (error) {
      this.off = error instanceof Error ? error.message : this.lost();
    }
  }
}
