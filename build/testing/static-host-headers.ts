/**
 * What a static host sends for an address, by its `_headers`: as Cloudflare reads the file. A rule fits with `*` for anything;
 * all that fit count, in their order; `! name` takes away what rules before have set; what two rules set is joined.
 */
export function staticHostHeaders(text: string, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of text.trim().split('\n\n')) {
    const [path = '', ...lines] = rule.split('\n').map((line) => line.trim());
    if (!asPattern(path).test(address)) continue;
    for (const line of lines) {
      const [, isTakenAway, name = '', value = ''] = /^(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? [];
      if (isTakenAway) delete headers[name];
      else headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
    }
  }
  return headers;
}

function asPattern(path: string): RegExp {
  return new RegExp(
    `^${path
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}$`,
  );
}
