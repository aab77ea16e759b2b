import type { Page } from '@playwright/test'

/**
 * Returns right-to-left words that reorder the text beside them, or are reordered by it. Relies on
 * names without spaces, as `people-with-long-names.ts` makes them.
 */
export async function findTurnedTexts(page: Page): Promise<string[]> {
  return page.evaluate(turnedTextsInPage)
}

/** Runs in the page; must not reference anything outside itself. */
function turnedTextsInPage(): string[] {
  const fromRight = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFE]/
  const outsideIsolates = (text: string) => text.replace(/\u2068[^\u2069]*\u2069/g, '')
  const isSentence = (text: string) =>
    outsideIsolates(text)
      .split('\n')
      .some((line) => fromRight.test(line) && /\S\s+\S/.test(line))

  /** True if the browser isolates it: its direction does not affect the text around it. */
  const isApart = (element: Element) => {
    const { display, unicodeBidi } = getComputedStyle(element)
    return !/^(inline|contents)$/.test(display) || /isolate|plaintext/.test(unicodeBidi)
  }
  const paragraphOf = (element: Element | null): Element =>
    element === null || isApart(element)
      ? (element ?? document.body)
      : paragraphOf(element.parentElement)
  const ownTexts = (element: Element): string[] =>
    [...element.childNodes].flatMap((node) => {
      if (node instanceof Text) return [node.data.trim()]
      return node instanceof Element && !isApart(node) ? ownTexts(node) : []
    })

  const flaws: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const words = (text.textContent ?? '').trim()
    const element = text.parentElement
    if (!fromRight.test(outsideIsolates(words)) || element?.closest('script, style')) continue
    const paragraph = paragraphOf(element)
    const { unicodeBidi, direction } = getComputedStyle(paragraph)
    const where = `<${paragraph.localName}> “${paragraph.textContent.slice(0, 80)}”`
    if (isSentence(words)) flaws.push(`turned around in its sentence: ${where}`)
    else if (ownTexts(paragraph).some((other) => other !== '' && other !== words))
      flaws.push(`turns the text beside it around: ${where}`)
    else if (direction !== 'rtl' && unicodeBidi !== 'plaintext')
      flaws.push(`written in the page’s direction: ${where}`)
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const words = element.getAttribute(name) ?? ''
      if (isSentence(words)) flaws.push(`turned around in ${name}: ${words}`)
    }
  if (isSentence(document.title)) flaws.push(`turned around in the page’s title: ${document.title}`)
  return [...new Set(flaws)]
}
