/** Gives a part of an index by its name; undefined where it is not there, null where it is done without. */
export type ReadPart = (name: string) => unknown;

/** The parts of an index, each read once, and which of those that were wanted are not there. */
export class Parts {
  readonly #read: ReadPart;
  readonly #known = new Map<string, unknown>();
  readonly missing = new Set<string>();
  /** Whether something that was wanted is done without. */
  isPartial = false;

  constructor(read: ReadPart) {
    this.#read = read;
  }

  get isWhole(): boolean {
    return this.missing.size === 0 && !this.isPartial;
  }

  /** Forgets what was wanted. */
  begin(): void {
    this.missing.clear();
    this.isPartial = false;
  }

  /** A part as `parse` makes it of what is stored; undefined where it is not there, which is noted. */
  get<Stored, Part>(name: string, parse: (stored: Stored) => Part): Part | undefined {
    const known = this.#known.get(name);
    if (known !== undefined) return known as Part;
    const stored = this.#read(name);
    if (stored === undefined) this.missing.add(name);
    if (stored === null) this.isPartial = true;
    if (stored === undefined || stored === null) return undefined;
    const part = parse(stored as Stored);
    this.#known.set(name, part);
    return part;
  }
}
