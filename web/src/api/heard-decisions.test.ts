import type { SubmissionId } from '@permille/contract/ids'
import { afterEach, expect, test, vi } from 'vitest'
import {
  asOwnDecision,
  forgetOwnDecisions,
  hearDecisions,
  onDecisionsElsewhere,
} from './heard-decisions.ts'

afterEach(() => vi.useRealTimers())

let last = 0
function newPost(): SubmissionId {
  last += 1
  return `post-${last}` as SubmissionId
}

function heardOf(id: SubmissionId) {
  const heard: string[] = []
  onDecisionsElsewhere((decisions) => {
    heard.push(...decisions.filter((each) => each.submissionId === id).map(({ act }) => act))
  })
  return heard
}

test('a decision elsewhere is reported once, however often the stream repeats it', () => {
  const id = newPost()
  const heard = heardOf(id)
  const decision = { submissionId: id, act: 'undo', at: 1 } as const

  const isNew = [hearDecisions([decision]), hearDecisions([decision])]
  hearDecisions([{ ...decision, at: 2 }])

  expect(isNew).toEqual([true, false])
  expect(heard).toEqual(['undo', 'undo'])
})

test('the page’s own decision is not reported to it, and the next one elsewhere is', async () => {
  const id = newPost()
  const heard = heardOf(id)

  await asOwnDecision({ id, act: 'approve' }, async () => 'done')
  const isNew = hearDecisions([{ submissionId: id, act: 'approve', at: 1 }])
  hearDecisions([
    { submissionId: id, act: 'undo', at: 2 },
    { submissionId: id, act: 'approve', at: 3 },
  ])

  expect(isNew).toBe(false)
  expect(heard).toEqual(['undo', 'approve'])
})

test('a decision refused here is reported when someone else makes it', async () => {
  const id = newPost()
  const heard = heardOf(id)

  const refused = asOwnDecision({ id, act: 'reject' }, () => Promise.reject(new Error('no')))
  await expect(refused).rejects.toThrow('no')
  hearDecisions([{ submissionId: id, act: 'reject', at: 1 }])

  expect(heard).toEqual(['reject'])
})

test.each([
  ['half a minute has passed', () => vi.advanceTimersByTime(30_001)],
  ['the stream has missed something', forgetOwnDecisions],
])('an unconfirmed own decision hides none made elsewhere once %s', async (_, then) => {
  vi.useFakeTimers()
  const id = newPost()
  const heard = heardOf(id)

  await asOwnDecision({ id, act: 'approve' }, async () => 'done')
  then()
  hearDecisions([{ submissionId: id, act: 'approve', at: 1 }])

  expect(heard).toEqual(['approve'])
})
