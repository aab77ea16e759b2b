/**
 * A text that an ellipsis shortens is told in full beside a pointer that rests on it. One listener
 * for the whole page: where a text is cut depends on its box, so no part could say it beforehand.
 */
export function tellFullTextOnHover(): void {
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof HTMLElement) tellIn(target)
  })
}

/** Titles set here, which go when the text fits again; those set by a part stay. */
const told = new WeakSet<Element>()

function tellIn(target: HTMLElement): void {
  if (target.title !== '' && !told.has(target)) return
  const texts = shortenedUnder(target).map(textOf)
  if (texts.length > 0) {
    target.title = texts.join('\n')
    told.add(target)
  } else if (told.delete(target)) target.removeAttribute('title')
}

/** The text itself, or the one it stands in; a link drawn over its whole line tells all of the line. */
function shortenedUnder(target: HTMLElement): HTMLElement[] {
  if (getComputedStyle(target, '::after').position === 'absolute') {
    const line = target.offsetParent
    return [...(line?.querySelectorAll<HTMLElement>('*') ?? [])].filter(isShortened)
  }
  const around = [target, target.parentElement, target.parentElement?.parentElement]
  return around
    .filter((element) => element instanceof HTMLElement)
    .filter(isShortened)
    .slice(0, 1)
}

function isShortened(element: HTMLElement): boolean {
  const { textOverflow, webkitLineClamp } = getComputedStyle(element)
  if (element instanceof HTMLSelectElement) return true
  if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth) return true
  return webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight
}

function textOf(element: HTMLElement): string {
  const text =
    element instanceof HTMLSelectElement
      ? element.selectedOptions[0]?.textContent
      : element.textContent
  return text?.trim() ?? ''
}
