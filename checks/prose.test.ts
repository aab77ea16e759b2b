import { describe, expect, it } from 'vitest'
import { otherNamesUsed } from './rules/one-name.ts'
import { retiredWordsUsed } from './rules/retired-words.ts'
import { breaches } from './rules/source-text.ts'

describe('prose', () => {
  it('uses no retired word', () => {
    const reason = 'One idea has one word, and the plain one (ARCHITECTURE.md, glossary).'
    expect(breaches(reason, retiredWordsUsed())).toBe('')
  })

  it('calls a thing by one name on every screen', () => {
    const reason =
      'Two words make a reader look for two things (docs/screens.md, One name for a thing).'
    expect(breaches(reason, otherNamesUsed())).toBe('')
  })
})
