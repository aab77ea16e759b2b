const changed = new Set<Element>()
const holds = new Set<() => boolean>()

/** Remembers where someone typed or chose something. */
export function watchInput(): void {
  addEventListener('input', ({ target }) => {
    forgetLeftFields()
    if (target instanceof Element && !isSearch(target)) changed.add(target)
  })
}

/**
 * Until the returned function is called, the page counts as one with unsaved input while `isHeld`:
 * for what no `input` event tells of.
 */
export function holdPage(isHeld: () => boolean = () => true): () => void {
  const hold = () => isHeld()
  holds.add(hold)
  return () => {
    holds.delete(hold)
  }
}

/** True while a field that was changed is on the page, even if it was saved since, or a hold is. */
export function hasUnsavedInput(): boolean {
  forgetLeftFields()
  return changed.size > 0 || [...holds].some((isHeld) => isHeld())
}

function forgetLeftFields(): void {
  for (const field of changed) if (!field.isConnected) changed.delete(field)
}

/** What is searched for is in the page's URL, and in what is found. */
function isSearch(field: Element): boolean {
  return field.closest('search, [type=search], [role=combobox]') !== null
}
