import { expect, it } from 'vitest'
import { breaches, textOf } from './rules/source-text.ts'
import { filesOf } from './source-files.mjs'

it('each file in deploy/ says in its first lines what was tried, and what was not', () => {
  // JSON has no comments; a test is tried by running it.
  const files = filesOf('deploy').filter((file) => !/\.json$|-test\.yml$/.test(file))
  const silent = files.filter((file) => {
    const firstLines = textOf(file).split('\n').slice(0, 3).join('\n')
    return !/\b(?:tried|parsed|nobody ran)\b/i.test(firstLines)
  })

  expect(files.length).toBeGreaterThan(20)
  const reason =
    'Whoever installs it must know what nobody has run (docs/install.md, What was tried).'
  expect(breaches(reason, silent)).toBe('')
})
