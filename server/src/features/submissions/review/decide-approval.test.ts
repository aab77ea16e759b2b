import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { lockRow } from '#money/locks.ts'
import { addSeconds } from '#platform/clock.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { lineUp } from '#testing/row-locks.ts'
import { brokenInvariants, readSubmissionSums } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { withdrawPost } from '../submit/withdraw-post.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { autoApprove } from './auto-approve.ts'
import {
  decideApproval,
  finalizeApproval,
  finalizeDueApprovals,
  undoApproval,
} from './decide-approval.ts'
import { rejectSubmission } from './reject-submission.ts'

let setup: SubmissionSetup
let now: Date
let deps: SubmissionSetup['deps']

beforeAll(async () => {
  setup = await setUpSubmissions()
  now = new Date()
  deps = { ...setup.deps, approvalUndoSeconds: 10, clock: { now: () => now } }
})
afterEach(() => {
  now = new Date()
})
afterAll(() => setup.close())

function wait(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000)
}

/** A post whose approval is worth $5.00, approved a moment ago by its brand. */
async function approved() {
  const campaign = await setup.campaign({ flatBonusCents: 500 })
  const post = await setup.submit({ campaign })
  const reviewer = { ...post.brand, kind: 'brand' } as Parameters<
    typeof undoApproval
  >[1]['reviewer']
  const request = { submissionId: post.id, reviewer }
  return { ...post, request, decided: await decideApproval(deps, request) }
}

function earned(id: Awaited<ReturnType<typeof approved>>['id']) {
  return readSubmissionSums(deps.database, id).then(({ earnedCents }) => earnedCents)
}

test('nothing is paid before an approval is final, and everything once then', async () => {
  const { id, decided } = await approved()

  wait(9)
  await finalizeApproval(deps, id)
  const before = [(await setup.row(id)).status, await earned(id)]
  wait(2)
  await Promise.all([
    finalizeApproval(deps, id),
    finalizeApproval(deps, id),
    finalizeDueApprovals(deps),
  ])

  expect(decided).toMatchObject({ status: 'pending', approvalFinalAt: expect.any(String) })
  expect(before).toEqual(['pending', 0])
  expect([(await setup.row(id)).status, await earned(id)]).toEqual(['approved', 500])
  expect(await setup.history(id)).toEqual(['creator pending', 'brand pending approved'])
  expect(await brokenInvariants(deps.database)).toEqual([])
})

test('an approval can be undone until it is final, and given again', async () => {
  const { id, request } = await approved()

  wait(9)
  await undoApproval(deps, request)
  wait(2)
  await finalizeDueApprovals(deps)
  expect((await setup.row(id)).status).toBe('pending')
  await decideApproval(deps, request)
  wait(11)
  const tooLate = undoApproval(deps, request)

  await expect(tooLate).rejects.toMatchObject({ code: 'approval-final' })
  await finalizeDueApprovals(deps)
  expect(await earned(id)).toBe(500)
})

test('a second click neither approves twice nor extends the time', async () => {
  const { request, decided } = await approved()

  wait(5)
  const again = await decideApproval(deps, request)

  expect(again).toEqual(decided)
})

test('an admin’s approval stays when the brand undoes its own, and vice versa', async () => {
  const [kept, left] = [await approved(), await approved()]
  const admin = await makeAdmin(deps.database)
  wait(2)
  for (const { id } of [kept, left]) {
    await decideApproval(deps, { submissionId: id, reviewer: admin })
  }

  await undoApproval(deps, kept.request)
  await undoApproval(deps, { submissionId: left.id, reviewer: admin })
  wait(9)
  await finalizeDueApprovals(deps)

  expect(await setup.history(kept.id)).toEqual(['creator pending'])
  expect(await setup.history(left.id)).toEqual(['creator pending', 'brand pending approved'])
  wait(2)
  await Promise.all([finalizeDueApprovals(deps), finalizeApproval(deps, kept.id)])
  expect(await setup.history(kept.id)).toEqual(['creator pending', 'admin pending approved'])
  expect([await earned(kept.id), await earned(left.id)]).toEqual([500, 500])
})

test('a side that did not approve cannot undo the other’s approval', async () => {
  const { id } = await approved()
  const reviewer = await makeAdmin(deps.database)

  const undoing = undoApproval(deps, { submissionId: id, reviewer })

  await expect(undoing).rejects.toMatchObject({ code: 'approval-final' })
})

test('a worker that was down finalizes the due approvals', async () => {
  const { id } = await approved()
  const jobs = await manyRows(
    deps.database,
    sql`SELECT 1 FROM graphile_worker._private_jobs j
      JOIN graphile_worker._private_tasks t ON t.id = j.task_id
      WHERE t.identifier = 'finish-approval' AND payload::jsonb @> ${JSON.stringify({ submissionId: id })}::jsonb`,
  )

  wait(3600)
  await finalizeDueApprovals(deps)

  expect(jobs).toHaveLength(1)
  expect((await setup.row(id)).status).toBe('approved')
})

type Approved = Awaited<ReturnType<typeof approved>>
const reject = ({ request }: Approved) =>
  rejectSubmission(deps, { ...request, code: 'off_brief', note: null })
const takeBack = ({ id, creator }: Approved) => withdrawPost(deps, { ...creator, submissionId: id })

test.each<[string, string, (post: Approved) => Promise<unknown>]>([
  ['a rejection', 'It was rejected', reject],
  ['a withdrawal', 'The creator withdrew this post', takeBack],
])('%s before it is final stays, and Undo explains that', async (_name, words, decide) => {
  const post = await approved()

  await decide(post)
  const undone = undoApproval(deps, post.request)
  await expect(undone).rejects.toThrow(`${words} in the meantime`)
  wait(11)
  await finalizeDueApprovals(deps)

  expect((await setup.row(post.id)).status).toBe('rejected')
  expect(await earned(post.id)).toBe(0)
})

test.each([
  ['rejects', reject],
  ['withdraws', takeBack],
])('no one %s it once it is final, even while no worker runs', async (_name, decide) => {
  const post = await approved()

  wait(11)
  const late = decide(post)

  await expect(late).rejects.toMatchObject({ code: 'already-decided' })
  await finalizeDueApprovals(deps)
  expect([(await setup.row(post.id)).status, await earned(post.id)]).toEqual(['approved', 500])
})

test('the deadline leaves a post to the person who approved it', async () => {
  const { id } = await approved()
  await setup.change(
    sql`UPDATE submissions SET auto_approves_at = now() - interval '1 hour' WHERE id = ${id}`,
  )

  await autoApprove(deps)
  const before = (await setup.row(id)).status
  wait(11)
  await finalizeDueApprovals(deps)

  expect(before).toBe('pending')
  expect(await setup.history(id)).toEqual(['creator pending', 'brand pending approved'])
})

test('a simultaneous undo and expiry leave one of the two', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { id, request } = await approved()
    const late = { ...deps, clock: { now: () => new Date(now.getTime() + 11_000) } }

    const [undone] = await Promise.allSettled([
      undoApproval(deps, request),
      finalizeApproval(late, id),
    ])

    const { status } = await setup.row(id)
    expect(status).toBe(undone.status === 'fulfilled' ? 'pending' : 'approved')
    expect(await earned(id)).toBe(status === 'approved' ? 500 : 0)
  }
})

test('an approval given again at the last moment gets a full undo period', async () => {
  const { id, creator, request } = await approved()
  const { creatorId } = creator
  const end = addSeconds(now, 11)
  const late = { ...deps, clock: { now: () => end } }

  const giveAgain = async () => {
    await undoApproval(deps, request)
    wait(9)
    await decideApproval(deps, request)
    await deps.database.transaction((tx) => lockRow(tx, 'creator', creatorId))
  }
  const row = { kind: 'creator', id: creatorId } as const
  const ended = await lineUp<unknown>(deps.database, row, [
    () => finalizeApproval(late, id),
    giveAgain,
  ])

  expect(ended.map((each) => each.status)).toEqual(['fulfilled', 'fulfilled'])
  expect([(await setup.row(id)).status, await earned(id)]).toEqual(['pending', 0])
  wait(11)
  await finalizeDueApprovals(deps)
  expect(await earned(id)).toBe(500)
})
