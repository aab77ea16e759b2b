/**
 * A browser that translates a page wraps its text nodes in elements of its own, or replaces them. React
 * does not know, and the DOM refuses to insert beside, or remove, a node that is elsewhere now: every
 * such error would empty the page. Where the node still is inside the parent, the wrapper stands for it.
 */
export function tolerateTranslation(prototype: Node = Node.prototype): void {
  const { insertBefore, removeChild } = prototype
  prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    before?: Node | null,
  ) {
    // Libraries leave it out, too.
    const place = before ? childHolding(this, before) : null
    return insertBefore.call(this, added, place) as Added
  }
  prototype.removeChild = function <Removed extends Node>(this: Node, removed: Removed) {
    if (removed.parentNode === this) return removeChild.call(this, removed) as Removed
    const wrapper = childHolding(this, removed)
    // Replaced by the translation, which goes with the text that it stands for.
    if (wrapper !== null) removeChild.call(this, wrapper)
    return removed
  }
}

/** The child of `parent` that is or contains `node`; null if it is not in there any more. */
function childHolding(parent: Node, node: Node): Node | null {
  let at: Node | null = node
  while (at !== null && at.parentNode !== parent) at = at.parentNode
  return at
}
