import type { Nodes } from 'mdast';

/** A node and all nodes in it, in the order of the text. Quicker than a visitor that may change the tree meanwhile: thousands of articles are walked through six times. */
export function nodesIn(tree: Nodes): Nodes[] {
  const nodes: Nodes[] = [];
  const add = (node: Nodes) => {
    nodes.push(node);
    if ('children' in node) for (const child of node.children) add(child);
  };
  add(tree);
  return nodes;
}
