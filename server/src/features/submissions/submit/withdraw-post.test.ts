import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { readBrandSubmission } from '../read/read-submission.ts'
import { approveAgain } from '../review/approve-again.ts'
import { approveSubmission } from '../review/approve-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'
import { submitPost } from './submit-post.ts'
import { withdrawPost } from './withdraw-post.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

test('a withdrawn post can be submitted again, and does not count as rejected', async () => {
  const { id, creator, request, brand } = await setup.submit()

  const withdrawn = await withdrawPost(setup.deps, { ...creator, submissionId: id })

  expect(withdrawn.status).toBe('rejected')
  const again = await submitPost(setup.deps, request)
  expect(again.status).toBe('pending')
  const seen = await readBrandSubmission(setup.deps.database, id, { kind: 'any' })
  expect(seen).toMatchObject({ isWithdrawn: true, creatorRejected: 0, resubmitUntil: null })
  expect(await setup.history(id)).toEqual(['creator pending', 'creator pending rejected'])
  await approveSubmission(setup.deps, { submissionId: again.id, reviewer: brand })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('only its creator can withdraw it, and only while it is in review', async () => {
  const { id, creator, brand } = await setup.submit()
  const stranger = await setup.creator()

  const byStranger = withdrawPost(setup.deps, { ...stranger, submissionId: id })
  await expect(byStranger).rejects.toMatchObject({ code: 'submission-not-found' })
  await approveSubmission(setup.deps, { submissionId: id, reviewer: brand })
  const tooLate = withdrawPost(setup.deps, { ...creator, submissionId: id })

  await expect(tooLate).rejects.toMatchObject({ code: 'already-decided' })
})

test('an admin cannot approve a withdrawn post', async () => {
  const { id, creator } = await setup.submit()
  await withdrawPost(setup.deps, { ...creator, submissionId: id })
  const order = { submissionId: id, adminUserId: creator.userId, reason: 'Why not', requestId: id }

  const approval = approveAgain(setup.deps, order)

  await expect(approval).rejects.toMatchObject({ code: 'withdrawn' })
})

test('of a simultaneous withdrawal and approval one wins', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 6; round += 1) {
    const { id, creator, brand } = await setup.submit()

    const both = await Promise.allSettled([
      withdrawPost(setup.deps, { ...creator, submissionId: id }),
      approveSubmission(setup.deps, { submissionId: id, reviewer: brand }),
    ])

    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    outcomes.add((await setup.row(id)).status)
  }

  expect(outcomes.has('pending')).toBe(false)
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})
