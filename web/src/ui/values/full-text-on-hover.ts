/**
 * Shows the full text of anything cut by an ellipsis when the pointer rests on it. One listener for
 * the whole page: whether a text is cut depends on its box, so no component knows in advance.
 */
export function showFullTextOnHover(): void {
  document.addEventListener('pointerover', ({ target }) => {
    if (target instanceof HTMLElement) updateTitle(target)
  })
}

/**
 * Elements whose title was set here, to remove when the text fits again; titles set by components
 * stay.
 */
const titled = new WeakSet<Element>()

function updateTitle(target: HTMLElement): void {
  if (target.title !== '' && !titled.has(target)) return
  const texts = shortenedUnder(target).map(textOf)
  if (texts.length > 0) {
    target.title = texts.join('\n')
    titled.add(target)
  } else if (titled.delete(target)) target.removeAttribute('title')
}

/**
 * Returns the cut text under the pointer; for a link that covers its whole row, every cut text in
 * the row.
 */
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
      : [...element.childNodes].map(textOfPart).join('')
  return text?.trim() ?? ''
}

/**
 * A tooltip is plain text, so a name isolated on the page is isolated with control characters here.
 */
function textOfPart(part: Node): string {
  const text = part.textContent ?? ''
  return part.nodeName === 'BDI' ? `\u2068${text}\u2069` : text
}
