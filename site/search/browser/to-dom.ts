import type { ReactElement, ReactNode } from 'react';

type Attribute = string | number | boolean | null | undefined;
type Props = Record<string, Attribute> & { children?: ReactNode };

/** An element as it is to stand in the page. */
export interface Wanted {
  tag: string;
  attributes: [name: string, value: string][];
  children: ReactNode;
}

/** React's name of an attribute, where it is not HTML's in lower case. */
const names: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/**
 * What a React node is in the page, in order: elements and texts. Its components use neither hooks nor handlers nor drawings:
 * the same markup as the server's, without sending React to somebody who only searches.
 */
export function wantedOf(node: ReactNode): (Wanted | string)[] {
  const found: (Wanted | string)[] = [];
  collect(node, found);
  return found;
}

function collect(node: ReactNode, found: (Wanted | string)[]): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) return node.forEach((child: ReactNode) => collect(child, found));
  if (typeof node !== 'object') return void found.push(String(node));
  const { type, props } = node as ReactElement<Props>;
  if (typeof type === 'function') return collect((type as (props: Props) => ReactNode)(props), found);
  if (typeof type !== 'string') return collect(props.children, found);
  found.push({ tag: type, attributes: attributesOf(props), children: props.children });
}

function attributesOf(props: Props): Wanted['attributes'] {
  const attributes: Wanted['attributes'] = [];
  for (const name in props) {
    const value = props[name];
    if (name === 'children' || value === undefined || value === null) continue;
    // `aria-selected={false}` says something; `disabled={false}` says that there is no such attribute.
    if (name.includes('-')) attributes.push([name, String(value)]);
    else if (value !== false)
      attributes.push([names[name] ?? name.toLowerCase(), value === true ? '' : String(value)]);
  }
  return attributes;
}

/** A new node of the page. */
export function toDom(wanted: Wanted | string): Node {
  if (typeof wanted === 'string') return document.createTextNode(wanted);
  const element = document.createElement(wanted.tag);
  for (const [name, value] of wanted.attributes) element.setAttribute(name, value);
  for (const child of wantedOf(wanted.children)) element.appendChild(toDom(child));
  return element;
}
