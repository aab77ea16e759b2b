import type { SubmissionId } from '@permille/contract/ids'
import { afterEach, expect, test } from 'vitest'
import { endUndo, offerUndo, undoable } from './undoable.ts'

afterEach(endUndo)

const now = Date.parse('2026-11-22T12:00:00Z')

function decided(name: string, seconds: number) {
  return { id: name as SubmissionId, finalAt: new Date(now + seconds * 1000).toISOString() }
}

test('approvals one after the other are undone together, until the last is final', () => {
  offerUndo([decided('a', 10)], 'Autumn', now)
  const first = undoable()?.words
  offerUndo([decided('b', 13)], 'Winter', now + 3000)

  expect(first).toBe('Approved “Autumn”')
  expect(undoable()).toEqual({ ids: ['a', 'b'], words: 'Approved 2 posts', finalAt: now + 13_000 })
})

test('what is final is no longer offered', () => {
  offerUndo([decided('a', 10)], 'Autumn', now)
  offerUndo([decided('b', 30)], 'Winter', now + 11_000)

  expect(undoable()?.ids).toEqual(['b'])
})

test('an approval that is final at once offers nothing', () => {
  const isOffered = offerUndo([{ id: 'a' as SubmissionId, finalAt: null }], 'Autumn', now)

  expect([isOffered, undoable()]).toEqual([false, undefined])
})
