/**
 * Makes what stands in a place what it ought to be, and leaves alone what is so already: with each letter that somebody types,
 * most of the answers stay, and the browser styles and lays out only what is new.
 */
export function patch(place: Node, wanted: Node): void {
  const old = [...place.childNodes];
  const next = [...wanted.childNodes];
  for (const [at, node] of next.entries()) {
    const here = old[at];
    if (!here) place.appendChild(node);
    else if (here.nodeName !== node.nodeName) place.replaceChild(node, here);
    else if (here instanceof Element) {
      patchAttributes(here, node as Element);
      patch(here, node);
    } else if (here.nodeValue !== node.nodeValue) here.nodeValue = node.nodeValue;
  }
  for (const gone of old.slice(next.length)) place.removeChild(gone);
}

function patchAttributes(here: Element, wanted: Element): void {
  for (const name of here.getAttributeNames()) if (!wanted.hasAttribute(name)) here.removeAttribute(name);
  for (const name of wanted.getAttributeNames()) {
    const value = wanted.getAttribute(name)!;
    if (here.getAttribute(name) !== value) here.setAttribute(name, value);
  }
}
