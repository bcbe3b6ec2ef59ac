import type { ReactElement, ReactNode } from 'react';

type Attribute = string | number | boolean | null | undefined;
type Props = Record<string, Attribute> & { children?: ReactNode };

/** An element as it is to stand in the page. */
export interface Wanted {
  tag: string;
  attributes: [name: string, value: string][];
  children: ReactNode;
}

/**
 * What a React node is in the page, in order: elements and texts. Its components use neither hooks nor handlers nor drawings:
 * the same markup as the server's, without sending React to somebody who only searches.
 */
export function wantedOf(node: ReactNode): (Wanted | string)[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => wantedOf(child));
  if (typeof node !== 'object') return [String(node)];
  const { type, props } = node as ReactElement<Props>;
  if (typeof type === 'function') return wantedOf((type as (props: Props) => ReactNode)(props));
  if (typeof type !== 'string') return wantedOf(props.children);
  return [{ tag: type, attributes: attributesOf(props), children: props.children }];
}

function attributesOf(props: Props): Wanted['attributes'] {
  const attributes: Wanted['attributes'] = [];
  for (const name in props) {
    const value = props[name];
    if (name === 'children' || value === undefined || value === null) continue;
    // `aria-selected={false}` says something; `disabled={false}` says that there is no such attribute.
    if (name.includes('-')) attributes.push([name, String(value)]);
    else if (value !== false)
      // React's other names are HTML's in lower case.
      attributes.push([
        name === 'className' ? 'class' : name.toLowerCase(),
        value === true ? '' : String(value),
      ]);
  }
  return attributes;
}

/** What to put into the page. */
export function toDom(wanted: Wanted | string): Node | string {
  if (typeof wanted === 'string') return wanted;
  const element = document.createElement(wanted.tag);
  for (const [name, value] of wanted.attributes) element.setAttribute(name, value);
  element.append(...wantedOf(wanted.children).map(toDom));
  return element;
}
