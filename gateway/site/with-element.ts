import { escapeHtml } from '#config/escape-html.ts';

/** What becomes of an element of a page. */
export interface ElementChange {
  /** Attributes it then has. */
  set?: Readonly<Record<string, string>>;
  /** Attributes it then has no more. */
  unset?: readonly string[];
  /** The text in it, where it has none. */
  text?: string;
}

/** A published page with one of its elements changed, by its id; the same page where it has no such element. */
export function withElement(page: string, id: string, { set = {}, unset = [], text }: ElementChange): string {
  return page.replace(new RegExp(`<\\w[^>]*\\sid="${id}"[^>]*>`), (tag) => {
    const gone = new Set([...unset, ...Object.keys(set)]);
    // Attribute by attribute: what somebody typed may read like one.
    let changed = tag.replace(/\s([^\s=">/]+)(?:="[^"]*")?/g, (attribute, name: string) =>
      gone.has(name) ? '' : attribute,
    );
    const attributes = Object.entries(set).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    // By no pattern that looks for blanks before the end: what somebody typed may be thousands of them.
    const end = changed.endsWith('/>') ? -2 : -1;
    changed = changed.slice(0, end) + attributes.join('') + changed.slice(end);
    return text === undefined ? changed : changed + escapeHtml(text);
  });
}
