import type { ReactElement, ReactNode } from 'react';

type Props = Record<string, unknown> & { children?: ReactNode };

/** React's name of an attribute, where it is not HTML's in lower case. */
const names: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/**
 * The DOM nodes of a React element whose components use neither hooks nor handlers nor drawings: the same markup as the
 * server's, without sending React to somebody who only searches.
 */
export function toDom(node: ReactNode): DocumentFragment {
  const fragment = document.createDocumentFragment();
  append(fragment, node);
  return fragment;
}

function append(parent: Node, node: ReactNode): void {
  if (node === null || node === undefined || typeof node === 'boolean') return;
  if (Array.isArray(node)) return node.forEach((child: ReactNode) => append(parent, child));
  if (typeof node !== 'object') return void parent.appendChild(document.createTextNode(String(node)));
  const { type, props } = node as ReactElement<Props>;
  if (typeof type === 'function') return append(parent, (type as (props: Props) => ReactNode)(props));
  if (typeof type !== 'string') return append(parent, props.children);
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || value === undefined || value === null) continue;
    // `aria-selected={false}` says something; `disabled={false}` says that there is no such attribute.
    if (name.includes('-')) element.setAttribute(name, String(value));
    else if (value !== false) element.setAttribute(names[name] ?? name, value === true ? '' : String(value));
  }
  append(element, props.children);
  parent.appendChild(element);
}
