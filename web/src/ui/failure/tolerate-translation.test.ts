import { expect, test } from 'vitest'
import { tolerateTranslation } from './tolerate-translation.ts'

/** As strict as the DOM about whose child a node is. */
class Place {
  parentNode: Place | null = null
  readonly children: Place[] = []
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
  insertBefore(added: Place, before: Place | null): Place {
    if (before !== null && before.parentNode !== this) throw new Error('NotFoundError')
    added.parentNode?.removeChild(added)
    const index = before === null ? this.children.length : this.children.indexOf(before)
    this.children.splice(index, 0, added)
    added.parentNode = this
    return added
  }
  removeChild(removed: Place): Place {
    if (removed.parentNode !== this) throw new Error('NotFoundError')
    this.children.splice(this.children.indexOf(removed), 1)
    removed.parentNode = null
    return removed
  }
}
class TolerantPlace extends Place {}
tolerateTranslation(TolerantPlace.prototype as unknown as Node)

/** A button whose text a translation has wrapped twice. */
function translatedButton(Kind: typeof Place) {
  const [button, text] = [new Kind('button'), new Kind('text')]
  const [outer, inner] = [new Kind('outer'), new Kind('inner')]
  button.insertBefore(text, null)
  button.insertBefore(outer, text)
  outer.insertBefore(inner, null)
  inner.insertBefore(text, null)
  return { button, text, names: () => button.children.map(({ name }) => name) }
}

test('without it, an element beside a translated text is refused', () => {
  const { button, text } = translatedButton(Place)

  expect(() => button.insertBefore(new Place('spinner'), text)).toThrow('NotFoundError')
  expect(() => button.removeChild(text)).toThrow('NotFoundError')
})

test('an element is inserted before the translation of its following text', () => {
  const { button, text, names } = translatedButton(TolerantPlace)

  button.insertBefore(new TolerantPlace('spinner'), text)
  button.insertBefore(new TolerantPlace('last'), null)
  Reflect.apply(button.insertBefore, button, [new TolerantPlace('after it')])

  expect(names()).toEqual(['spinner', 'outer', 'last', 'after it'])
})

test('a removed text is removed with its translation, and everything else as usual', () => {
  const { button, text, names } = translatedButton(TolerantPlace)
  const icon = button.insertBefore(new TolerantPlace('icon'), null)

  button.removeChild(text)
  expect(names()).toEqual(['icon'])
  button.removeChild(icon)

  expect(names()).toEqual([])
})

test('a text that the translation replaced is already gone, and an element before it is added last', () => {
  const { button, text, names } = translatedButton(TolerantPlace)
  text.parentNode?.removeChild(text)

  button.insertBefore(new TolerantPlace('spinner'), text)
  button.removeChild(text)

  expect(names()).toEqual(['outer', 'spinner'])
})
