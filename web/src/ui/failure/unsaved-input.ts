const changed = new Set<Element>()

/** Remembers where someone typed or chose something. */
export function watchInput(): void {
  addEventListener('input', ({ target }) => {
    if (target instanceof Element && !isSearch(target)) changed.add(target)
  })
}

/** True while a field that was changed is on the page, even if it was saved since. */
export function hasUnsavedInput(): boolean {
  for (const field of changed) if (!field.isConnected) changed.delete(field)
  return changed.size > 0
}

/** What is searched for is in the page's URL, and in what is found. */
function isSearch(field: Element): boolean {
  return field.closest('[type=search], [role=search], [role=combobox]') !== null
}
