/** The package has types, but its `exports` hide them from modules; here is what is used of them. */
declare module '@messageformat/parser' {
  export type Token =
    | { type: 'content'; value: string }
    | { type: 'argument'; arg: string }
    | { type: 'octothorpe' }
    | { type: 'function'; arg: string }
    | { type: 'plural' | 'select' | 'selectordinal'; arg: string; cases: { key: string; tokens: Token[] }[] };

  /** @throws Error that says where the message is malformed */
  export function parse(message: string): Token[];
}
