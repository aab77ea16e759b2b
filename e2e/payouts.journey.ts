import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test as together } from './journey.ts'
import { auditBooks } from './product/audit-books.ts'
import { choosePlaceWithDemoOf, type Place } from './product/place.ts'
import { placeOfTheRun } from './product/place-of-the-run.ts'
import type { Sandbox } from './product/sandbox.ts'
import { canFindServer, findServerPid } from './product/server-process.ts'
import { isReady, startProduct } from './product/started-product.ts'
import { earnWithShort, growTo } from './steps/earn.ts'
import { setViews } from './steps/publish-short.ts'
import { reloadUntil } from './steps/reload-until.ts'
import { tile } from './steps/tile.ts'
import { toast } from './steps/toast.ts'
import { connectPayouts } from './steps/withdraw.ts'

interface OwnProduct {
  readonly place: Place
  /** Sends kill -9, whatever the server is doing; resolves when `npm start` has started it again. */
  killServer(): Promise<void>
}

/** These journeys kill the product, so they take turns with one of their own. */
const test = together.extend<object, { product: OwnProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from it.
    async ({}, use) => {
      const place = await choosePlaceWithDemoOf(placeOfTheRun())
      const started = await startProduct(place)
      await use({
        place,
        killServer: async () => {
          process.kill(findServerPid(started.pid), 'SIGKILL')
          await expect.poll(() => isReady(place)).toBe(false)
          await expect.poll(() => isReady(place), { timeout: 60_000 }).toBe(true)
        },
      })
      await started.stop()
      rmSync(place.dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  place: async ({ product }, use) => use(product.place),
})

test.describe.configure({ mode: 'serial' })
test.skip(!canFindServer, 'This system cannot tell which process is the server.')
test.setTimeout(180_000)

test('a server killed before it called the provider sends the payout once after its restart', async ({
  product,
  sandbox,
  brandCalls,
  creator,
  creatorCalls,
}) => {
  const short = await earnWithShort({ brandCalls, creatorCalls, sandbox })
  await growTo({ creator, creatorCalls, sandbox }, short, { views: 10_000, available: '$30.00' })
  await connectPayouts(creator)
  const before = await transferIds(sandbox)
  await sandbox.addFault({
    provider: 'stripe',
    match: 'POST /v1/transfers',
    kind: 'hang',
    times: 1,
  })

  await creator.getByRole('button', { name: 'Request Payout' }).click()
  await expect.poll(async () => (await sandbox.readFaults()).length).toBe(0)
  await product.killServer()

  await expectPaidOnce({ creator, sandbox, before })
})

test('a server killed before it saw the provider’s confirmation does not pay twice', async ({
  product,
  sandbox,
  brandCalls,
  creator,
  creatorCalls,
}) => {
  const short = await earnWithShort({ brandCalls, creatorCalls, sandbox })
  await growTo({ creator, creatorCalls, sandbox }, short, { views: 10_000, available: '$30.00' })
  await connectPayouts(creator)
  const before = await transferIds(sandbox)
  const match = 'POST /v1/transfers'
  await sandbox.addFault({ provider: 'stripe', match, kind: 'drop_response', times: 1000 })
  // The webhook would book the payout too; without it, only a retry under the same key can.
  const message = { match: 'transfer.created', kind: 'lose_webhook', times: 1 }
  await sandbox.addFault({ provider: 'stripe', ...message })

  await creator.getByRole('button', { name: 'Request Payout' }).click()
  await expect.poll(async () => (await transferIds(sandbox)).length).toBe(before.length + 1)
  await product.killServer()
  await sandbox.clearFaults()

  await expectPaidOnce({ creator, sandbox, before })
})

test('a suspended creator’s payout and earnings are held until an admin releases them', async ({
  place,
  sandbox,
  brandCalls,
  creator,
  creatorCalls,
  admin,
}) => {
  const short = await earnWithShort({ brandCalls, creatorCalls, sandbox })
  await growTo({ creator, creatorCalls, sandbox }, short, { views: 10_000, available: '$30.00' })
  await connectPayouts(creator)
  const before = await transferIds(sandbox)
  const match = 'POST /v1/transfers'
  await sandbox.addFault({ provider: 'stripe', match, kind: 'status', times: 1000 })
  await creator.getByRole('button', { name: 'Request Payout' }).click()
  await expect(toast(creator)).toContainText('Payout on its way')

  await admin.goto('/admin/users?role=creator')
  await admin.getByRole('row').nth(1).getByRole('link').first().click()
  await giveReason(admin, 'Suspend')
  await expect(toast(admin)).toContainText('User suspended')
  await sandbox.clearFaults()
  await setViews(sandbox, short, 20_000)
  await reloadUntil(admin, () =>
    expect(admin.getByText('$30.00 is frozen')).toBeVisible({ timeout: 2000 }),
  )
  expect(await transferIds(sandbox)).toEqual(before)

  await giveReason(admin, 'Release')
  await expect(toast(admin)).toContainText('Money released')
  await giveReason(admin, /^Send the payout/, 'Send payout')
  await expect(toast(admin)).toContainText('Payout sent')
  expect(await transferIds(sandbox)).toHaveLength(before.length + 1)
  // Audits the books after all three journeys.
  const audit = await auditBooks(place)
  expect(audit.exitCode, audit.text).toBe(0)
})

/** Presses the button of an action that asks for a reason, gives one, and confirms. */
async function giveReason(page: Page, name: string | RegExp, confirm = name): Promise<void> {
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Looked at the views')
  await dialog.getByRole('button', { name: confirm }).click()
}

interface Outcome {
  readonly creator: Page
  readonly sandbox: Sandbox
  readonly before: readonly string[]
}

async function expectPaidOnce({ creator, sandbox, before }: Outcome): Promise<void> {
  const history = creator.getByRole('listitem').filter({ hasText: '$30.00' })
  await creator.goto('/earnings')
  // The tiles and the history are read by two calls: the transfer may be booked between them.
  await reloadUntil(creator, async () => {
    await expect(tile(creator, 'Last Payout')).toContainText('$30.00', { timeout: 2000 })
    await expect(history.filter({ hasText: 'paid' })).toHaveCount(1, { timeout: 2000 })
  })
  await expect(tile(creator, 'Available Balance')).toContainText('$0.00')
  expect(await transferIds(sandbox)).toHaveLength(before.length + 1)
}

async function transferIds(sandbox: Sandbox): Promise<string[]> {
  return (await sandbox.readTransfers()).map(({ id }) => id)
}
