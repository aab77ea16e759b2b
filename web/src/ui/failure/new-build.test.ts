import { expect, test } from 'vitest'
import { buildIn, mayReloadFor } from './new-build.ts'

test('a page identifies its build by the entry script', () => {
  const page = '<script type="module" crossorigin src="/assets/index-BcoDOyjj.js"></script>'

  expect(buildIn(page)).toBe('/assets/index-BcoDOyjj.js')
  expect(buildIn('<p>We are busy.</p>')).toBeUndefined()
})

/** What a tab keeps. */
function tab() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('a tab reloads once for each build, and never in a loop', () => {
  const store = tab()

  const answers = ['one', 'one', 'one', 'two', 'two'].map((build) => mayReloadFor(build, store))

  expect(answers).toEqual([true, false, false, true, false])
})

test('a browser without storage does not reload', () => {
  const forgetful = { getItem: () => null, setItem: () => {} }
  const refusing = {
    getItem: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
    setItem: () => {},
  }

  expect([mayReloadFor('one', forgetful), mayReloadFor('one', refusing)]).toEqual([false, false])
})
