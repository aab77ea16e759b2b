/**
 * Runs in the page: finds how text lies in its boxes. Each function is sent there as source code,
 * so these functions can call each other by name but use nothing from outside this file.
 */

/** The visible part of a text, after clipping by every box around it. */
interface SeenText {
  readonly element: Element
  readonly part: DOMRect
}

/** Where its letters are, copied because the numbers of a `DOMRect` are slow to read repeatedly. */
interface Ink {
  readonly element: Element
  readonly layer: Element | null
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A text that a box cuts with an ellipsis, and a point in the box that a pointer can reach. */
interface Shortened {
  readonly element: Element
  readonly whole: string
  readonly right: number
  readonly down: number
}

interface Findings {
  readonly flaws: string[]
  readonly seen: SeenText[]
  readonly shortened: Map<Element, Shortened>
}

function flawsOfText(): string[] {
  const layAll = new CSSStyleSheet()
  // Lays out everything, as if scrolled there: the browser only guesses the size of skipped
  // content.
  layAll.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(layAll)
  try {
    return flawsOfLaidText()
  } finally {
    document.adoptedStyleSheets.pop()
  }
}

function flawsOfLaidText(): string[] {
  const findings: Findings = { flaws: [], seen: [], shortened: new Map() }
  const top = scrollY
  walk(document.body, findings)
  for (const text of findings.shortened.values()) {
    if (!isBehindDialog(text.element) && !hoverText(text).includes(text.whole))
      findings.flaws.push(`no full text on hover: ${described(text.element)}`)
  }
  scrollTo({ top, behavior: 'instant' })
  return [...new Set([...findings.flaws, ...overlapsOf(findings.seen)])]
}

function walk(element: Element, findings: Findings): void {
  if (element.matches('script, style, template, option, svg, canvas')) return
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return
  if (isForScreenReaders(element)) return
  if (element instanceof HTMLSelectElement) examineSelect(element, findings)
  if (element instanceof HTMLInputElement) examinePlaceholder(element, findings)
  for (const node of element.childNodes) {
    if (node instanceof Text && node.data.trim() !== '') examineText(element, node, findings)
    if (node instanceof Element) walk(node, findings)
  }
}

function isForScreenReaders(element: Element): boolean {
  const { clipPath, clip } = getComputedStyle(element)
  return clipPath === 'inset(50%)' || /^rect\(0px,? 0px,? 0px,? 0px\)$/.test(clip)
}

function examineText(element: Element, text: Text, findings: Findings): void {
  const range = document.createRange()
  range.selectNodeContents(text)
  for (const rect of range.getClientRects()) {
    if (rect.width < 1) continue
    const part = throughBoxes(element, rect, findings)
    if (part !== undefined) findings.seen.push({ element, part })
  }
}

/** Clips a text by its boxes from the inside out; undefined if it is scrolled out of sight. */
function throughBoxes(element: Element, text: DOMRect, findings: Findings): DOMRect | undefined {
  const slack = slackOf(element, text)
  let part = text
  let isScrolled = false
  for (const box of boxesAround(element)) {
    const style = getComputedStyle(box)
    const frame = box.getBoundingClientRect()
    const poke = pokeOf(part, frame, slack)
    if (!poke.isSideways && !poke.isUpright) continue
    const overflow = poke.isSideways ? style.overflowX : style.overflowY
    if (overflow === 'visible') {
      if (!isScrolled && isFrame(style)) {
        findings.flaws.push(`pokes out of ${described(box)}: ${described(element)}`)
        return part
      }
      continue
    }
    if (overflow === 'auto' || overflow === 'scroll') isScrolled = true
    else if (isShortening(style, poke.isSideways)) noteShortened(box, part, findings)
    else if (!isScrolled) findings.flaws.push(`cut off by ${described(box)}: ${described(element)}`)
    part = common(part, frame)
    if (part.width < 1 || part.height < 1) return undefined
  }
  if (!isScrolled && (part.left < -1 || part.right > document.documentElement.clientWidth + 1))
    findings.flaws.push(`pokes out of the window: ${described(element)}`)
  return part
}

/** Returns the boxes from the element outwards, in layout order. */
function boxesAround(element: Element): Element[] {
  const boxes: Element[] = []
  let box: Element | null = element
  while (box instanceof HTMLElement && box !== document.body) {
    const { display, position } = getComputedStyle(box)
    if (display !== 'inline' && display !== 'contents') boxes.push(box)
    if (position === 'fixed') break
    box = position === 'absolute' ? box.offsetParent : box.parentElement
  }
  return boxes
}

/** Glyph boxes are taller than their line where the line height is tight. */
function slackOf(element: Element, text: DOMRect): number {
  const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight)
  return Number.isNaN(lineHeight) ? 1 : Math.max(0, (text.height - lineHeight) / 2) + 1
}

function pokeOf(part: DOMRect, frame: DOMRect, slack: number) {
  return {
    isSideways: part.left < frame.left - 1 || part.right > frame.right + 1,
    isUpright: part.top < frame.top - slack || part.bottom > frame.bottom + slack,
  }
}

function isFrame({
  borderTopWidth,
  borderLeftWidth,
  backgroundColor,
  display,
}: CSSStyleDeclaration) {
  if (display.startsWith('table-row')) return false
  const isPainted = !/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor)
  return isPainted || (borderTopWidth !== '0px' && borderLeftWidth !== '0px')
}

function isShortening(style: CSSStyleDeclaration, isSideways: boolean): boolean {
  const isClamped = style.webkitLineClamp !== 'none' && style.webkitLineClamp !== ''
  return isClamped || (isSideways && style.textOverflow === 'ellipsis')
}

function noteShortened(box: Element, part: DOMRect, { shortened }: Findings): void {
  if (shortened.has(box)) return
  const frame = box.getBoundingClientRect()
  const visible = common(part, frame)
  const { left, right, top, bottom } = visible.width < 1 || visible.height < 1 ? frame : visible
  shortened.set(box, {
    element: box,
    whole: words(box.textContent),
    right: (left + right) / 2 - frame.left,
    down: (top + bottom) / 2 - frame.top,
  })
}

function examineSelect(select: HTMLSelectElement, findings: Findings): void {
  const whole = words(select.selectedOptions[0]?.textContent)
  if (textWidth(select, whole) <= contentWidth(select) + 1) return
  const { width, height } = select.getBoundingClientRect()
  if (getComputedStyle(select).textOverflow !== 'ellipsis')
    findings.flaws.push(`cut off by itself: ${described(select)}`)
  findings.shortened.set(select, { element: select, whole, right: width / 2, down: height / 2 })
}

function examinePlaceholder(input: HTMLInputElement, { flaws }: Findings): void {
  if (input.value !== '' || input.placeholder === '') return
  if (textWidth(input, input.placeholder) > contentWidth(input) + 1)
    flaws.push(`its placeholder is cut off: ${described(input)}`)
}

function textWidth(element: Element, text: string): number {
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null) throw new Error('Text cannot be measured')
  const { font, letterSpacing } = getComputedStyle(element)
  pen.font = font
  pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
  return pen.measureText(text).width
}

function contentWidth(element: Element): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}

/** Returns the tooltip that the browser would show at that point. */
function hoverText({ element, right, down }: Shortened): string {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { left, top } = element.getBoundingClientRect()
  const x = left + right
  const y = top + down
  const target = document.elementFromPoint(x, y)
  const pointer = { bubbles: true, clientX: x, clientY: y }
  target?.dispatchEvent(new PointerEvent('pointerover', pointer))
  return words(target?.closest('[title]')?.getAttribute('title'))
}

/** True if a dialog covers the element. */
function isBehindDialog(element: Element): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"], [role="menu"]')]
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(element))
}

function overlapsOf(seen: readonly SeenText[]): string[] {
  const flaws: string[] = []
  const layers = new Map<Element, Element | null>()
  const inks = seen.map((text) => inkOf(text, layers)).sort((one, other) => one.top - other.top)
  inks.forEach((one, index) => {
    for (let next = index + 1; next < inks.length; next += 1) {
      const other = inks[next]
      // No later text reaches it. Stopping here avoids comparing thousands of texts pair by pair.
      if (other === undefined || other.top >= one.bottom - 2) break
      if (one.layer !== other.layer || one.element === other.element) continue
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - other.top
      if (width > 2 && height > 2)
        flaws.push(`over one another: ${described(one.element)} and ${described(other.element)}`)
    }
  })
  return flaws
}

/** Removes the space above and below the letters. */
function inkOf({ element, part }: SeenText, layers: Map<Element, Element | null>): Ink {
  const { left, right, top, height } = part
  const layer = layerOf(element, layers)
  return { element, layer, left, right, top: top + height * 0.2, bottom: top + height * 0.8 }
}

/** Floating layers cover the page on purpose. */
function layerOf(element: Element, layers: Map<Element, Element | null>): Element | null {
  const known = layers.get(element)
  if (known !== undefined) return known
  const isFloating = /^(fixed|sticky)$/.test(getComputedStyle(element).position)
  const around = element.parentElement
  const layer = isFloating ? element : around === null ? null : layerOf(around, layers)
  layers.set(element, layer)
  return layer
}

function common(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const width = Math.max(0, Math.min(one.right, other.right) - left)
  return new DOMRect(left, top, width, Math.max(0, Math.min(one.bottom, other.bottom) - top))
}

function words(text: string | null | undefined): string {
  const shown = (text ?? '').replace(/[\u2068\u2069]/g, '')
  return shown.replace(/\s+/g, ' ').trim()
}

function described(element: Element): string {
  return `<${element.localName}> "${words(element.textContent).slice(0, 60)}"`
}

const parts = [
  flawsOfText,
  flawsOfLaidText,
  walk,
  isForScreenReaders,
  examineText,
  throughBoxes,
  boxesAround,
  slackOf,
  pokeOf,
  isFrame,
  isShortening,
  noteShortened,
  examineSelect,
  examinePlaceholder,
  textWidth,
  contentWidth,
  hoverText,
  isBehindDialog,
  overlapsOf,
  inkOf,
  layerOf,
  common,
  words,
  described,
]

/** An expression to evaluate in the page; returns the flaws of its texts. */
export const textFlawsInPage = `(() => {\n${parts.map(String).join('\n')}\nreturn flawsOfText()\n})()`
