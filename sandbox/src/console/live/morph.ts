/**
 * Makes an element equal to another without replacing identical parts, so that focus, typed text and the
 * scroll position survive. Elements with an id are matched by id, others by position.
 */
export function morph(from: Element, to: Element): void {
  // Written by the page's own script.
  if (from.hasAttribute('data-own')) return
  if (from.matches('time') && from.getAttribute('datetime') === to.getAttribute('datetime')) return
  copyAttributes(from, to)
  removeGone(from, to)
  let place = from.firstChild
  for (const target of [...to.childNodes]) {
    const match = matchOf(from, place, target)
    if (match === null) from.insertBefore(document.importNode(target, true), place)
    else {
      if (match === place) place = place.nextSibling
      else from.insertBefore(match, place)
      renew(match, target)
    }
  }
  while (place !== null) {
    const next: ChildNode | null = place.nextSibling
    place.remove()
    place = next
  }
}

function renew(node: Node, target: Node): void {
  if (node instanceof Element && target instanceof Element) morph(node, target)
  else if (node.nodeValue !== target.nodeValue) node.nodeValue = target.nodeValue
}

/** Runs first, so that remaining elements need not move: moving an element loses its focus. */
function removeGone(from: Element, to: Element): void {
  const target = new Set([...to.children].map(({ id }) => id))
  for (const child of [...from.children]) {
    if (child.id !== '' && !target.has(child.id)) child.remove()
  }
}

function matchOf(parent: Element, place: ChildNode | null, target: Node): ChildNode | null {
  if (target instanceof Element && target.id !== '') {
    const existing = [...parent.children].find(({ id }) => id === target.id)
    return existing?.nodeName === target.nodeName ? existing : null
  }
  const isAlike =
    place?.nodeName === target.nodeName && !(place instanceof Element && place.id !== '')
  return isAlike ? place : null
}

/** Typed text is a property and survives; the attribute is only the field's default. */
function copyAttributes(from: Element, to: Element): void {
  const isOpenedByHand = from.matches('details')
  for (const { name } of [...from.attributes]) {
    if (!to.hasAttribute(name) && !(isOpenedByHand && name === 'open')) from.removeAttribute(name)
  }
  for (const { name, value } of [...to.attributes]) {
    if (name === 'src' && isSamePicture(from, value)) continue
    if (from.getAttribute(name) !== value) from.setAttribute(name, value)
  }
}

/** Only its signature changed. */
function isSamePicture(from: Element, src: string): boolean {
  return from.getAttribute('src')?.split('?')[0] === src.split('?')[0]
}
