/** Returns the list with the item at `from` moved by one place; unchanged at either end. */
export function moveBy<Item>(items: readonly Item[], from: number, by: -1 | 1): readonly Item[] {
  const [item, other] = [items[from], items[from + by]]
  if (item === undefined || other === undefined) return items
  return items.map((each, at) => (at === from ? other : at === from + by ? item : each))
}

/** True if saving one over the other would change nothing. */
export function isSameOrder(
  some: readonly { readonly id: string }[],
  others: readonly { readonly id: string }[],
): boolean {
  return some.length === others.length && some.every(({ id }, at) => id === others[at]?.id)
}
