import { fromSigns, toSigns } from './codes.ts';
import { placeIn } from './word-list.ts';
import type { Parts } from './parts.ts';
import type { FoundDocument, SearchAudience, SearchDocument } from './types.ts';

/** A section as it is stored, without what is empty at its end. */
type StoredSection = readonly [
  anchor: string,
  question: string,
  /** 0 where it is the question. */
  title: string | 0,
  text: string,
  isTrouble?: 0 | 1,
  urgent?: string,
];

/** A page as it is stored, with those of its sections that are in the part. */
type StoredPage = readonly [path: string, title: string, ...sections: StoredSection[]];

/** What is known of all documents without loading them. */
export interface DocumentTable {
  /** How many documents each page has, in order. */
  pages: string;
  /** How many documents each part has. */
  parts: string;
  /** What runs of pages are, and for whom. */
  runs: readonly (readonly [pages: number, kind: SearchDocument['kind'], audience: SearchAudience])[];
}

/** Documents in a row that are the same, for the same audience. */
export interface DocumentRun extends Pick<SearchDocument, 'kind' | 'audience'> {
  /** The number of the first that is not of it. */
  end: number;
}

/** A document, and whether it speaks of trouble on the road. */
interface ListedDocument {
  document: FoundDocument;
  isTrouble: boolean;
}

/** Raw characters of a part: about half of it when it is compressed. */
const partSize = 1_500;
const maxParts = 800;
/** What the texts of all documents may have together. Where they have more, each is cut after a sentence. */
const maxCharacters = 3_000_000;

/** Writes documents as a table and parts. Those of one page must follow one another. */
export function writeDocuments(
  documents: readonly SearchDocument[],
  isTrouble: (document: SearchDocument) => boolean,
): { table: DocumentTable; parts: StoredPage[][] } {
  const pages = byPage(documents);
  const maxText = Math.max(200, Math.floor(maxCharacters / documents.length));
  const sections = documents.map((document) => ({
    document,
    section: storedSection(document, maxText, isTrouble(document)),
  }));
  const parts = inParts(sections, ({ section }) => JSON.stringify(section).length, partSize, maxParts);
  const runs: [number, SearchDocument['kind'], SearchAudience][] = [];
  for (const [{ kind, audience } = documents[0]!] of pages) {
    const run = runs.at(-1);
    if (run?.[1] === kind && run[2] === audience) run[0]++;
    else runs.push([1, kind, audience]);
  }
  const table = {
    pages: toSigns(pages.map(({ length }) => length)),
    parts: toSigns(parts.map(({ length }) => length)),
    runs,
  };
  const sectionOf = new Map(sections.map(({ document, section }) => [document, section]));
  const stored = parts.map((part) =>
    byPage(part.map(({ document }) => document)).map((page): StoredPage => [
      pathOf(page[0]!),
      page[0]!.pageTitle,
      ...page.map((document) => sectionOf.get(document)!),
    ]),
  );
  return { table, parts: stored };
}

function byPage(documents: readonly SearchDocument[]): SearchDocument[][] {
  const pages: SearchDocument[][] = [];
  for (const document of documents) {
    const page = pages.at(-1);
    if (page && pathOf(page[0]!) === pathOf(document)) page.push(document);
    else pages.push([document]);
  }
  return pages;
}

function storedSection(
  { url, question, title, text, urgent }: SearchDocument,
  maxText: number,
  isTrouble: boolean,
): StoredSection {
  const anchor = /#(.*)$/.exec(url)?.[1] ?? '';
  const said = [anchor, question, title === question ? 0 : title, cutText(text, maxText)] as const;
  if (urgent) return [...said, isTrouble ? 1 : 0, urgent];
  return isTrouble ? [...said, 1] : said;
}

function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  return /^.*[.!?](?=\s)/s.exec(cut)?.[0] ?? cut.replace(/\s+\S*$/, '');
}

/** Deals things out in order, so that each part has `size` at least, and there are not more than `most` of them. */
export function inParts<Item>(
  items: readonly Item[],
  sizeOf: (item: Item) => number,
  size: number,
  most: number,
): Item[][] {
  const sizes = items.map(sizeOf);
  const enough = Math.max(size, sizes.reduce((sum, one) => sum + one, 0) / most);
  const parts: Item[][] = [];
  let filled = enough;
  items.forEach((item, at) => {
    // What would go over by more than it lacks begins a part of its own.
    if (filled + sizes[at]! / 2 > enough) {
      parts.push([]);
      filled = 0;
    }
    parts.at(-1)!.push(item);
    filled += sizes[at]!;
  });
  return parts;
}

/** The documents of an index, by number. */
export class DocumentList {
  readonly count: number;
  readonly #parts: Parts;
  /** The first document of each page, and of each part. */
  readonly #pageStarts: number[];
  readonly #partStarts: number[];
  /** Runs of documents that are the same, for the same audience. */
  readonly runs: readonly DocumentRun[];

  constructor({ pages, parts: perPart, runs }: DocumentTable, parts: Parts) {
    this.#parts = parts;
    this.#pageStarts = startsOf(fromSigns(pages));
    this.#partStarts = startsOf(fromSigns(perPart));
    this.count = this.#pageStarts.at(-1)!;
    let page = 0;
    this.runs = runs.map(([length, kind, audience]) => ({
      end: this.#pageStarts[(page += length)]!,
      kind,
      audience,
    }));
  }

  /** The run that a document is in, as its place among all. */
  runOf(id: number): number {
    let run = 0;
    while (id >= this.runs[run]!.end) run++;
    return run;
  }

  /** The number of the page that a document stands on. */
  pageOf(id: number): number {
    return placeIn(this.#pageStarts, id + 1) - 1;
  }

  /** A document; undefined where the part that it is in is not there. */
  at(id: number): ListedDocument | undefined {
    const part = placeIn(this.#partStarts, id + 1) - 1;
    const first = this.#partStarts[part]!;
    return this.#parts.get(`documents-${part}`, (pages: StoredPage[]) => this.#read(pages, first))?.[
      id - first
    ];
  }

  #read(pages: readonly StoredPage[], first: number): ListedDocument[] {
    const sections = pages.flatMap(([path, pageTitle, ...ofPage]) =>
      ofPage.map((section) => ({ path, pageTitle, section })),
    );
    return sections.map(({ path, pageTitle, section }, at) => {
      const [anchor, question, title, text, isTrouble = 0, urgent = ''] = section;
      const { kind, audience } = this.runs[this.runOf(first + at)]!;
      const document = {
        kind,
        url: anchor ? `${path}#${anchor}` : path,
        audience,
        pageTitle,
        title: title === 0 ? question : title,
        question,
        text,
        urgent,
      };
      return { document, isTrouble: isTrouble === 1 };
    });
  }
}

const pathOf = ({ url }: SearchDocument) => url.replace(/#.*/, '');

/** Where each of several runs begins, and last where they end. */
function startsOf(lengths: readonly number[]): number[] {
  const starts = [0];
  for (const length of lengths) starts.push(starts.at(-1)! + length);
  return starts;
}
