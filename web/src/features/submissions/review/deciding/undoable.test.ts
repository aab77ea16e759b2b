import type { SubmissionId } from '@permille/contract/ids'
import { afterEach, expect, test } from 'vitest'
import { endUndo, endUndoOf, latestUndoable, offerUndo } from './undoable.ts'

afterEach(endUndo)

const now = Date.parse('2026-11-22T12:00:00Z')

function decided(title: string, seconds: number) {
  const approvalFinalAt = new Date(now + seconds * 1000).toISOString()
  return { id: title as SubmissionId, title, approvalFinalAt }
}

test('consecutive approvals are undone one after the other, the latest first', () => {
  offerUndo([decided('Autumn', 10)], now)
  offerUndo([decided('Winter', 13), decided('Spring', 13)], now + 3000)

  const latest = latestUndoable()
  endUndoOf(['Winter', 'Spring'] as SubmissionId[])

  const posts = ['Winter', 'Spring'].map((title) => ({ id: title, title }))
  const before = [{ id: 'Autumn', title: 'Autumn' }]
  expect(latest).toEqual({ posts, finalAt: now + 13_000, earlier: before })
  expect(latestUndoable()).toEqual({ posts: before, finalAt: now + 10_000, earlier: [] })
})

test('a final approval is no longer offered', () => {
  offerUndo([decided('Autumn', 10)], now)
  offerUndo([decided('Winter', 30)], now + 11_000)

  expect(latestUndoable()?.posts).toEqual([{ id: 'Winter', title: 'Winter' }])
})

test('a post decided elsewhere is no longer offered, the others are', () => {
  offerUndo([decided('Autumn', 10), decided('Winter', 10)], now)

  endUndoOf(['Autumn' as SubmissionId])
  const left = latestUndoable()
  endUndoOf(['Winter' as SubmissionId])

  expect(left).toMatchObject({ posts: [{ id: 'Winter' }], finalAt: now + 10_000 })
  expect(latestUndoable()).toBeUndefined()
})

test('an immediately final approval cannot be undone', () => {
  const isOffered = offerUndo([{ ...decided('Autumn', 10), approvalFinalAt: null }], now)

  expect([isOffered, latestUndoable()]).toEqual([false, undefined])
})
