import { describe, expect, it } from 'vitest'
import { bareTextsBesideConditions, unsafeOutcomes } from './rules/bare-texts.ts'
import { parseText } from './rules/functions.ts'
import { breaches } from './rules/source-text.ts'

describe('texts on screen', () => {
  it('sit in their own element wherever a sibling can appear or disappear', () => {
    const reason =
      'A browser that translates the page moves bare texts, and what comes and goes beside one then fails: put it, or the text, in a <span>.'
    expect(breaches(reason, bareTextsBesideConditions())).toBe('')
  })

  it.each([
    ['an element before a text', '<p>{isNew && <b>New</b>} post</p>'],
    ['a text before an element', "<p>{isNew && 'New '}<b>post</b></p>"],
    ['texts of a fragment', '<p>Post{isNew && <>, <b>new</b></>}</p>'],
    ['a text that an element replaces', "<p>{isNew ? 'now' : <time>then</time>}</p>"],
  ])('flags %s', (_, markup) => {
    expect(unsafeOutcomes(parseText('web/src/x.tsx', `export const x = ${markup}`))).toHaveLength(1)
  })

  it.each([
    ['an element after a text', '<p>post {isNew && <b>New</b>}</p>'],
    ['one text or another', "<p>a {isNew ? 'new' : 'old'} post</p>"],
    ['a text alone', "<p>{isNew && 'New'}</p>"],
    ['an element beside an element', '<p>{isNew && <b>New</b>} <span>post</span></p>'],
  ])('accepts %s', (_, markup) => {
    expect(unsafeOutcomes(parseText('web/src/x.tsx', `export const x = ${markup}`))).toEqual([])
  })
})
