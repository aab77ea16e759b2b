import { expect, it } from 'vitest'
import { breaches, productModules, textOf } from './rules/source-text.ts'

/** Where a connection is made, up to the end of its settings. */
const made = /new (?:pg\.(?:Client|Pool)|CuttableClient)\(\{(.*?\}\)(?:\.user)?)/gs

it('every connection of the server says what it is for', () => {
  const files = productModules.filter((file) => file.startsWith('server/src/'))
  const found = files.flatMap((file) =>
    [...textOf(file).matchAll(made)].map(([, settings = '']) => ({ file, settings })),
  )
  const nameless = found.filter(({ settings }) => !/application_name:|\.user$/.test(settings))

  expect(found.length).toBeGreaterThan(8)
  const reason = 'docs/runbooks/stuck-queue.md finds who holds what by name: connectionName().'
  expect(
    breaches(
      reason,
      nameless.map(({ file }) => file),
    ),
  ).toBe('')
})
