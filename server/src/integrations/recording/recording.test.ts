import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CampaignId, CreatorId, FundingId, PayoutId, RefundId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids.ts'
import { sandboxPlatforms, sandboxStripeKeys } from '#platform/sandbox-keys.ts'
import { giveConsent, startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { until } from '#testing/until.ts'
import { recordExchanges } from './exchange-recorder.ts'
import { type RecordedFile, readRecordings } from './recording.ts'
import { replay } from './replay/replay.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'permille-recording-')), 'recordings')
let server: TestServer
let replayed: TestSandbox
const secrets: string[] = []
let files: RecordedFile[] = []

beforeAll(async () => {
  server = await startTestServer()
  replayed = await startTestSandbox()
  const { encryptionKey } = server.config
  const recording = recordExchanges({ folder, encryptionKey, log: server.database.log })
  const isComplete = () => readdirSync(folder).some((name) => typeOf(name) === 'account.updated')
  await playJourney(server.sandbox)
  await until('an event of the account has come', async () => isComplete())
  await recording.stop()
  files = readRecordings(folder)
})
afterAll(async () => {
  await replayed.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

function typeOf(name: string): unknown {
  const text = readFileSync(join(folder, name), 'utf8')
  return text === '' ? null : JSON.parse(text).request.json?.type
}

/** A payment, a creator's payout account, a transfer, and a person at each platform. */
async function playJourney(sandbox: TestSandbox): Promise<void> {
  await playMoney(sandbox)
  for (const platform of ['tiktok', 'instagram'] as const) {
    const connection = sandbox.platforms.get(platform)?.connection
    if (connection?.kind !== 'oauth') throw new Error(`${platform} has no consent`)
    const redirectUri = `${server.url}/callback`
    const verifier = 'w'.repeat(64)
    const page = connection.authorizeUrl({ state: 's', redirectUri, codeVerifier: verifier })
    const { code = '' } = await giveConsent(page, { username: 'private_person' })
    const grant = await connection.exchangeCode({ code, redirectUri, codeVerifier: verifier })
    secrets.push(code, verifier, grant.tokens.accessToken, grant.account.platformUserId)
    await readPost(sandbox, platform, { ...grant.account, ...grant.tokens })
    await sandbox.setSettings({ clockOffsetSeconds: 25 * 3600 })
    secrets.push((await connection.refreshTokens(grant.tokens)).accessToken)
    await sandbox.setSettings({ clockOffsetSeconds: 0 })
  }
  for (const platform of ['youtube', 'x'] as const) {
    const connection = sandbox.platforms.get(platform)?.connection
    if (connection?.kind !== 'username') throw new Error(`${platform} has consent`)
    await sandbox.setAccount({ platform, username: 'private_person', followers: 12 })
    const account = await connection.lookUpAccount('private_person')
    expect(account?.username).toBe('private_person')
    await readPost(sandbox, platform, { platformUserId: '', accessToken: null })
  }
}

async function playMoney({ provider, ...sandbox }: TestSandbox): Promise<void> {
  const [fundingId, campaignId] = [newId<FundingId>(), newId<CampaignId>()]
  const { id, clientSecret } = await provider.createFundingIntent({
    fundingId,
    campaignId,
    brandId: newId(),
    amountCents: toCents(12_345),
    feeCents: toCents(0),
    description: 'Secret campaign of a brand',
    idempotencyKey: `fund:${fundingId}`,
  })
  await sandbox.confirmPayment(clientSecret)
  expect(await provider.retrieveFundingIntent(id)).toMatchObject({ status: 'succeeded' })
  await sandbox.fillBalance(5345)
  await playRefund(provider, id)
  const creatorId = newId<CreatorId>()
  const destination = await sandbox.openPayoutAccount(creatorId)
  await provider.retrievePayoutAccount(destination)
  const payoutId = newId<PayoutId>()
  const idempotencyKey = `payout:${payoutId}`
  const amountCents = toCents(5000)
  await provider.createTransfer({ payoutId, amountCents, destination, idempotencyKey })
  await provider.listTransfers(payoutId)
  await provider.readBalance()
  await provider.createTransfer({
    payoutId: newId<PayoutId>(),
    amountCents,
    destination: 'acct_1Gone000000000',
    idempotencyKey: `payout:${newId()}`,
  })
  secrets.push(id, clientSecret, destination, fundingId, creatorId)
}

async function playRefund(
  provider: TestSandbox['provider'],
  paymentIntentId: string,
): Promise<void> {
  const refundId = newId<RefundId>()
  const amounts = { amountCents: toCents(345), feeCents: toCents(0) }
  const refund = { refundId, paymentIntentId, ...amounts }
  const made = await provider.createRefund({ ...refund, idempotencyKey: `refund:${refundId}:1` })
  if (made.kind !== 'made') throw new Error(`the refund is ${made.kind}`)
  await provider.retrieveRefund(made.made.id)
  await provider.listRefunds(paymentIntentId)
  secrets.push(refundId, made.made.id)
}

async function readPost(
  sandbox: TestSandbox,
  platform: 'tiktok' | 'instagram' | 'youtube' | 'x',
  access: { platformUserId: string; accessToken: string | null },
): Promise<void> {
  const externalPostId = postIds[platform]
  const username = 'private_person'
  await sandbox.setPost({ platform, username, externalPostId, views: 1234, likes: 2 })
  const client = sandbox.platforms.get(platform)
  const found = await client?.findPost(access, { kind: 'id', value: externalPostId })
  expect(found?.viewCount).toBe(1234)
  secrets.push(externalPostId)
}

const postIds = {
  tiktok: '7412345678901234567',
  instagram: 'Chunk8-jurw',
  youtube: 'dQw4w9WgXcQ',
  x: '1812345678901234567',
}

describe('a recording', () => {
  test('has an exchange of every kind with every party, events included', () => {
    const kinds = new Set(
      files.map(({ recording: { party, method, template } }) => `${party} ${method} ${template}`),
    )

    expect([...kinds].sort()).toMatchInlineSnapshot(`
      [
        "instagram GET /access_token",
        "instagram GET /refresh_access_token",
        "instagram GET /v25.0/me",
        "instagram GET /v25.0/{id}/insights",
        "instagram GET /v25.0/{id}/media",
        "instagram POST /oauth/access_token",
        "stripe GET /v1/accounts/{id}",
        "stripe GET /v1/balance",
        "stripe GET /v1/payment_intents/{id}",
        "stripe GET /v1/refunds",
        "stripe GET /v1/refunds/{id}",
        "stripe GET /v1/transfers",
        "stripe POST /api/stripe/webhook",
        "stripe POST /v1/account_links",
        "stripe POST /v1/accounts",
        "stripe POST /v1/payment_intents",
        "stripe POST /v1/refunds",
        "stripe POST /v1/transfers",
        "tiktok GET /v2/user/info/",
        "tiktok POST /v2/oauth/token/",
        "tiktok POST /v2/video/query/",
        "x GET /2/tweets",
        "x GET /2/users/by/username/{name}",
        "youtube GET /youtube/v3/channels",
        "youtube GET /youtube/v3/videos",
      ]
    `)
  })

  test('contains no one’s key, token, id, name, address or text', () => {
    const { tiktok, instagram, youtube, x } = sandboxPlatforms
    const { secretKey, publishableKey, webhookSecrets } = sandboxStripeKeys
    const pairs = [...Object.values(tiktok), ...Object.values(instagram)]
    const keys = [...pairs, youtube, x, secretKey, publishableKey, ...webhookSecrets]
    const text = files.map(({ name }) => readFileSync(join(folder, name), 'utf8')).join('\n')
    const words = ['Secret campaign', 'private', '@permille.test', server.url, '4242']
    const hidden = [...secrets, ...words, ...keys]

    expect(hidden.length).toBeGreaterThan(25)
    expect(hidden.filter((secret) => text.includes(secret))).toEqual([])
  })

  test('can be read by no other user', () => {
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777)

    expect(new Set(modes)).toEqual(new Set([0o600]))
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  test('matches a fresh sandbox', async () => {
    const report = await replay(files, at(replayed))

    expect(report).toEqual({ comparedCount: files.length, differences: [], skipped: [] })
  })

  test('reports the field, the type and the status that differ in a recording', async () => {
    const broken = files.map((file) => breakFile(file))

    const { differences } = await replay(broken, at(replayed))

    expect(differences.map((line) => line.replace(/^\S+ /, ''))).toEqual([
      `GET /v1/payment_intents/{id}: amount is a string; the sandbox's is a number`,
      `GET /v1/payment_intents/{id}: new_field is not in the sandbox's response`,
      `GET /v1/balance: the status is 402; the sandbox's is 200`,
    ])
  })
})

/** As if the provider had changed. */
function breakFile({ name, recording }: RecordedFile): RecordedFile {
  const { template, response } = recording
  if (template === '/v1/balance') {
    return { name, recording: { ...recording, response: { ...response, status: 402 } } }
  }
  if (template !== '/v1/payment_intents/{id}') return { name, recording }
  const body = { ...(response.body as object), amount: '12345', new_field: true }
  return { name, recording: { ...recording, response: { ...response, body } } }
}

function at({ url }: TestSandbox) {
  return { url, keys: { stripe: sandboxStripeKeys.secretKey, ...sandboxPlatforms } }
}
