import type { ReactNode } from 'react';
import { toDom, type Wanted, wantedOf } from './to-dom.ts';

/**
 * Makes what stands in a place what a React node says, and leaves alone what is so already: with each letter that somebody types,
 * most of the answers stay, and the browser makes, styles and lays out only what is new.
 */
export function patch(place: Element, node: ReactNode): void {
  const old = [...place.childNodes];
  const next = wantedOf(node);
  for (let at = 0; at < next.length; at++) {
    const [here, wanted] = [old[at], next[at]!];
    const name = typeof wanted === 'string' ? '#text' : wanted.tag;
    if (!here) place.append(toDom(wanted));
    else if (here.nodeName.toLowerCase() !== name) here.replaceWith(toDom(wanted));
    else if (typeof wanted !== 'string') {
      patchAttributes(here as Element, wanted.attributes);
      patch(here as Element, wanted.children);
    } else if (here.nodeValue !== wanted) here.nodeValue = wanted;
  }
  for (const gone of old.slice(next.length)) gone.remove();
}

function patchAttributes(here: Element, wanted: Wanted['attributes']): void {
  for (const [name, value] of wanted) if (here.getAttribute(name) !== value) here.setAttribute(name, value);
  if (here.attributes.length === wanted.length) return;
  for (const name of here.getAttributeNames())
    if (wanted.every(([one]) => one !== name)) here.removeAttribute(name);
}
