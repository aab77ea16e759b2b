import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  onboardedAccount,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '../testing/start-test-sandbox.ts'

let running: TestSandbox

beforeEach(async () => {
  running = await startTestSandbox()
})
afterEach(() => running.close())

/** The stops' texts, without the time. */
async function trail(): Promise<string[]> {
  const page = await (await fetch(running.sandbox.url)).text()
  const [, list = ''] = /<ol class="trail">(.*?)<\/ol>/s.exec(page) ?? []
  return [...list.matchAll(/<li.*?<\/li>/gs)].map(([stop]) =>
    stop
      .replace(/<time.*<\/time>/s, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

async function setAndRead(views: number): Promise<void> {
  const { url } = running.sandbox
  const post = {
    platform: 'youtube',
    username: 'ada',
    externalPostId: 'dQw4w9WgXcQ',
    title: 'Blue',
  }
  await fetch(`${url}/control/posts`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...post, views }),
  })
  await fetch(`${url}/youtube/v3/videos?part=statistics&id=dQw4w9WgXcQ&key=sandbox-youtube-key`)
}

async function pay(campaign: string, amount: number): Promise<void> {
  await stripeAt(running.sandbox.url).paymentIntents.create({
    amount,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_bypassPending',
    description: `Campaign funding ${campaign}`,
    metadata: { campaignId: campaign },
    return_url: 'http://localhost/return',
  })
}

test('states at each step what would move a dollar there', async () => {
  expect(await trail()).toEqual([
    'Charge A brand has not paid yet.',
    'Campaign No charge names a campaign yet.',
    'Views read No post has been read since the sandbox started.',
    'Transfer No creator has been paid yet.',
    'Payout to the bank Nothing has gone to a bank yet.',
  ])
})

test('follows the newest: the campaign’s total payments and the transfer’s payout', async () => {
  const stripe = stripeAt(running.sandbox.url)
  running.sandbox.world.settings.update({ payoutSeconds: 0 })
  await pay('c1', 50_000)
  await pay('other', 700)
  await pay('c1', 1_000_000)
  await setAndRead(100)
  await setAndRead(1300)
  await setAndRead(1300)
  const destination = await onboardedAccount(stripe, 'US', { email: 'mara@permille.test' })
  await stripe.transfers.create({ amount: 1250, currency: 'usd', destination })

  await expect
    .poll(trail)
    .toEqual([
      'Charge $10,000.00 by card, visa 0077',
      'Campaign $10,500.00 paid in for Campaign funding c1',
      'Views read +1,200 views of “Blue” by @ada on YouTube',
      'Transfer $12.50 to mara@permille.test',
      'Payout to the bank $12.50 arrived',
    ])
})
