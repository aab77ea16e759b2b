import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type DisputeSetup, setUpDisputes } from './testing/dispute-setup.ts'

let setup: DisputeSetup
beforeAll(async () => {
  setup = await setUpDisputes()
})
afterEach(() => setup.moveTo(0))
afterAll(() => setup.close())

test('the brand answers once, and then an admin decides', async () => {
  const post = await setup.rejected()
  await setup.open(post)

  await setup.answer(post, 'The label came a day later.')

  const { dispute } = await setup.readOwn(post)
  expect(dispute).toMatchObject({ answer: 'The label came a day later.', turn: 'admin' })
  await expect(setup.answer(post)).rejects.toMatchObject({
    code: 'already-answered',
  })
})

test('the third day counts in full: a moment later an admin decides', async () => {
  const [inTime, late] = [await setup.rejected(), await setup.rejected()]
  await setup.open(inTime)
  await setup.open(late)

  setup.moveTo(3 * 24 - 0.01)
  const before = await setup.readCase(late)
  await setup.answer(inTime)
  setup.moveTo(3 * 24 + 0.01)

  await expect(setup.answer(late)).rejects.toMatchObject({ code: 'answer-too-late' })
  const after = await setup.readCase(late)
  expect([before.dispute?.turn, after.dispute?.turn]).toEqual(['brand', 'admin'])
  expect([before.remedies, after.remedies]).toEqual([[], ['approve', 'goodwill']])
})

test('another brand’s post is not found, and an undisputed one cannot be answered', async () => {
  const [post, other] = [await setup.rejected(), await setup.rejected()]
  await setup.open(post)

  const foreign = setup.answer({ ...post, campaign: other.campaign })

  await expect(foreign).rejects.toMatchObject({ code: 'submission-not-found' })
  await expect(setup.answer(other)).rejects.toMatchObject({ code: 'not-disputed' })
})

test('a simultaneous answer and decision run one after the other, or the answer is too late', async () => {
  const post = await setup.rejected()
  await setup.open(post)
  setup.moveTo(3 * 24 - 0.01)

  const [answered, decided] = await Promise.allSettled([
    setup.answer(post),
    setup.decide(post, 'reject'),
  ])

  expect(answered?.status).toBe('fulfilled')
  const { status } = await setup.row(post.id)
  expect(status).toBe(decided?.status === 'fulfilled' ? 'rejected' : 'open')
})
