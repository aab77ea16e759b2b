import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveSubmission } from '../features/submissions/review/approve-submission.ts'
import {
  decideApproval,
  finalizeApproval,
  undoApproval,
} from '../features/submissions/review/decide-approval.ts'
import { rejectSubmission } from '../features/submissions/review/reject-submission.ts'
import {
  type SubmissionSetup,
  setUpSubmissions,
} from '../features/submissions/testing/submission-setup.ts'
import { addSeconds } from '../platform/clock.ts'
import { brokenInvariants, readSubmissionSums } from '../testing/test-marketplace.ts'
import { race } from './testing/race.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

/** Who may act on a post whose brand has approved it and can still undo that. */
const actors = ['approve', 'undo', 'reject', 'deadline', 'final'] as const
type Actor = (typeof actors)[number]

/** Orders in which each of any two comes first at least once. */
const orders = actors.flatMap((_, first) => {
  const order = [...actors.slice(first), ...actors.slice(0, first)]
  return [order, order.toReversed()]
})

/** What each finds when it has its turn, and what it leaves. */
function expected(order: readonly Actor[]) {
  let [status, isKept] = ['pending', true]
  const ends = order.map((actor) => {
    const isOpen = status === 'pending'
    // A job that comes too late leaves it at that.
    if (actor === 'final') {
      if (isOpen && isKept) status = 'approved'
      return 'done'
    }
    if (!isOpen) return actor === 'undo' ? 'approval-final' : 'already-decided'
    if (actor === 'reject') status = 'rejected'
    if (actor === 'deadline') status = 'approved'
    isKept = actor === 'approve'
    return 'done'
  })
  return { ends, status }
}

async function givenKept() {
  const { deps } = setup
  const post = await setup.submit({ campaign: await setup.campaign({ flatBonusCents: 500 }) })
  const reviewer = { ...post.brand, kind: 'brand' } as Parameters<
    typeof undoApproval
  >[1]['reviewer']
  const request = { submissionId: post.id, reviewer }
  const now = deps.clock.now()
  const then = { ...deps, approvalUndoSeconds: 10, clock: { now: () => now } }
  const later = { ...deps, clock: { now: () => addSeconds(now, 11) } }
  await setup.see(post.id)
  await decideApproval(then, request)
  const acts: Record<Actor, () => Promise<unknown>> = {
    approve: () => decideApproval(then, request),
    undo: () => undoApproval(then, request),
    reject: () => rejectSubmission(deps, { ...request, code: 'off_brief', note: null }),
    deadline: () => approveSubmission(deps, { ...request, reviewer: { kind: 'system' } }),
    final: () => finalizeApproval(later, post.id),
  }
  return { id: post.id, acts }
}

test.each(orders)(
  'of %s, %s, %s, %s and %s one decides, and the post is paid once',
  async (...order) => {
    const { database } = setup.deps
    const { id, acts } = await givenKept()

    const row = { kind: 'submission', id } as const
    const ends = await race(
      database,
      row,
      order.map((actor) => acts[actor]),
    )

    const { status } = await setup.row(id)
    expect({ ends, status }).toEqual(expected(order))
    expect(await readSubmissionSums(database, id)).toMatchObject({
      bonusCents: status === 'approved' ? 500 : 0,
    })
    expect(await setup.history(id)).toHaveLength(status === 'pending' ? 1 : 2)
    expect(await brokenInvariants(database)).toEqual([])
  },
)
