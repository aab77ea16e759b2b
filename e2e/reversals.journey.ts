import { expect, test } from './journey.ts'
import { earnWithShort, growTo } from './steps/earn.ts'
import { toast } from './steps/toast.ts'
import { connectPayouts, requestPayout } from './steps/withdraw.ts'

test.setTimeout(180_000)

test('an admin reverses a paid post, and the creator sees the debt recovered from later earnings', async ({
  brandCalls,
  creator,
  creatorCalls,
  admin,
  sandbox,
}) => {
  const people = { brandCalls, creatorCalls, sandbox }
  const watched = { creator, creatorCalls, sandbox }
  const short = await earnWithShort(people)
  await growTo(watched, short, { views: 10_000, available: '$30.00' })
  await connectPayouts(creator)
  await requestPayout(creator)
  const { body } = await creatorCalls
    .get('/api/creator/submissions')
    .then(async (reply) => ({ body: await reply.json() }))

  await admin.goto(`/admin/submissions/${body[0].id}`)
  await admin.getByRole('button', { name: 'Reverse the approval' }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Kind').selectOption('suspected_fraud')
  await dialog.getByLabel('Reason').fill('Bought views')
  await dialog.getByLabel('Evidence').fill('97 % of the views came within two hours.')
  await dialog.getByRole('button', { name: 'Reverse approval' }).click()
  await expect(toast(admin)).toContainText('Approval reversed')
  await expect(admin.getByText('$30.00 had been paid out; $0.00 of it recovered')).toBeVisible()

  await creator.goto('/earnings')
  await expect(creator.getByText('You owe $30.00')).toBeVisible()
  await creator.goto(`/my-submissions/${body[0].id}`)
  await expect(creator.getByText('97 % of the views came within two hours.')).toBeVisible()

  const next = await earnWithShort(people)
  await growTo(watched, next, { views: 15_000, available: '$15.00' })
  await creator.goto('/earnings')
  await expect(creator.getByText('You owe nothing')).toBeVisible()
  await expect(creator.getByText('$30.00 recovered so far')).toBeVisible()
})
