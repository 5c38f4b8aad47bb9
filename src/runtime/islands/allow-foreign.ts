/** The child of a node that is or contains another node. */
function childAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/**
 * Lets React go on in an island whose elements an add-on or a translator has wrapped into others, or taken out. React
 * inserts before, and removes, what it takes to be a child of an element, and would end the island with an error
 * where it is no child any more (https://github.com/facebook/react/issues/11538).
 */
export function allowForeign({ prototype } = Node): void {
  const { insertBefore, removeChild } = prototype;
  prototype.insertBefore = function <Inserted extends Node>(node: Inserted, next: Node | null) {
    try {
      return insertBefore.call(this, node, next) as Inserted;
    } catch {
      return insertBefore.call(this, node, next && childAround(this, next)) as Inserted;
    }
  };
  prototype.removeChild = function <Removed extends Node>(node: Removed) {
    try {
      return removeChild.call(this, node) as Removed;
    } catch {
      if (childAround(this, node)) node.parentNode?.removeChild(node);
      return node;
    }
  };
}
