import type { WriteCallName } from '@permille/contract/calls'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { manyRows } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import { countRows } from '../testing/fingerprint.ts'
import { type OfferedCall, offeredCalls, urlOf } from '../testing/offered-calls.ts'
import type { Reply } from '../testing/test-client.ts'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { accountButtons } from '../testing/write-calls/account-buttons.ts'
import { actButtons, payoutActButtons } from '../testing/write-calls/admin-buttons.ts'
import { brandButtons } from '../testing/write-calls/brand-buttons.ts'
import { type Button, type ButtonMaker, placeButton } from '../testing/write-calls/button.ts'
import { chargebackButtons } from '../testing/write-calls/chargeback-buttons.ts'
import { creatorButtons } from '../testing/write-calls/creator-buttons.ts'
import { keyButtons } from '../testing/write-calls/key-buttons.ts'
import { notificationButtons } from '../testing/write-calls/notification-buttons.ts'
import { teamButtons } from '../testing/write-calls/team-buttons.ts'
import { webhookButtons } from '../testing/write-calls/webhook-buttons.ts'

// Hundreds of calls take a while on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let calls: OfferedCall[]
let buttons: Readonly<Record<string, ButtonMaker>>

beforeAll(async () => {
  // Nothing listens there, and nothing is sent without a worker.
  server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
  // Without the provider's webhooks and without a worker, only the clicks write.
  await server.sandbox.setFault({ provider: 'stripe', kind: 'lose_webhook', times: 1_000_000 })
  await server.sandbox.fillBalance(1_000_000)
  const every: Record<Exclude<WriteCallName, (typeof notButtons)[number]>, ButtonMaker> = {
    ...accountButtons(server),
    ...actButtons(server),
    ...payoutActButtons(server),
    ...brandButtons(server),
    ...chargebackButtons(server),
    ...creatorButtons(server),
    ...notificationButtons(server),
    ...teamButtons(server),
    ...keyButtons(server),
    ...webhookButtons(server),
  }
  buttons = every
  calls = offeredCalls(server.wiring.routes).filter(({ method }) => method !== 'GET')
})

afterAll(() => server.close())

/**
 * They create nothing that could exist twice: only a session, bytes under a key, a value, or a link
 * that is a secret and therefore never stored for a second response.
 */
const notButtons = [
  'invite',
  'inviteMember',
  'createKey',
  'rotateKey',
  'createInstallationKey',
  'rotateInstallationKey',
  'createWebhook',
  'rotateWebhook',
  'testWebhook',
  'createInstallationWebhook',
  'rotateInstallationWebhook',
  'testInstallationWebhook',
  'makePasswordLink',
  'forgotPassword',
  'signIn',
  'unlockReport',
  'confirmIdentity',
  'signInWithCode',
  'askPasskeySignIn',
  'signInWithPasskey',
  'confirmWithCode',
  'askPasskeyConfirmation',
  'confirmWithPasskey',
  'startApp',
  'confirmApp',
  'askNewPasskey',
  'addPasskey',
  'renewRecoveryCodes',
  'issueHelpCode',
  'askEmailProof',
  'acceptEmailProof',
  'changeBrand',
  'setAvatar',
  'openPayoutDashboard',
] as const satisfies readonly WriteCallName[]

/** Of the same kind: calls of outside parties, which the contract does not name. */
const rawNotButtons = [
  'PUT /api/objects/{key}',
  'POST /api/browser-errors',
  'POST /api/notifications/unsubscribe/{link}',
  'POST /api/stripe/webhook',
  'POST /api/tiktok/webhook',
  'POST /api/auth/instagram/deauthorize',
  'POST /api/auth/instagram/delete-data',
]

const renewing = ['changePassword', 'changeEmail', 'deleteAccount']
const deadToken = '401 {"message":"Sign in to continue","code":"not-signed-in"}'

async function place(call: OfferedCall): Promise<Button> {
  const maker = buttons[call.id]
  if (maker === undefined) throw new Error(`${call.name} has no button`)
  return await placeButton(server, maker)
}

function click(call: OfferedCall, { named, given }: Button, key: string | null): Promise<Reply> {
  const names = named === undefined ? {} : { id: named, token: named, handle: named }
  const headers = { ...given.headers, ...(key !== null && { 'idempotency-key': key }) }
  return server.call(call.method, urlOf(call.path, names), { ...given, headers })
}

interface Outcome {
  readonly replies: Reply[]
  /** Change in the number of rows of each table. */
  readonly effect: Record<string, number>
}

/** Written by the queue, the keys, the limits and the first receipt of a year themselves. */
const bookkeeping = [
  'idempotency_keys',
  'idempotent_calls',
  '_private_tasks',
  'limit_counts',
  'receipt_counters',
]

async function outcomeOf(call: OfferedCall, keys: readonly (string | null)[]): Promise<Outcome> {
  const button = await place(call)
  const before = await countRows(server.database.db)
  const replies = await Promise.all(keys.map((key) => click(call, button, key)))
  const after = await countRows(server.database.db)
  const changes = Object.entries(after)
    .filter(([table]) => !bookkeeping.includes(table))
    .map(([table, count]) => [table, count - (before[table] ?? 0)] as const)
  return { replies, effect: Object.fromEntries(changes.filter(([, change]) => change !== 0)) }
}

const singles = new Map<string, Outcome>()

/** What one click does; measured once. */
async function singleOutcome(call: OfferedCall): Promise<Outcome> {
  const known = singles.get(call.name) ?? (await outcomeOf(call, [null]))
  singles.set(call.name, known)
  return known
}

function times(key: string | null): (string | null)[] {
  return Array.from({ length: 3 }, () => key)
}

describe('a button clicked three times at once', () => {
  it('exists for every call that creates or moves something', () => {
    const known = [...Object.keys(buttons), ...notButtons, ...rawNotButtons]

    expect(calls.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([])
  })

  it('has the effect of one click with one key, and the same response each time', async () => {
    const [clicked, once, odd]: [unknown[], unknown[], string[]] = [[], [], []]
    for (const call of calls.filter(isTriedWithKey)) {
      const single = await singleOutcome(call)
      const key = newId()
      const many = await outcomeOf(call, times(key))
      const texts = new Set(many.replies.map(({ status, text }) => `${status} ${text}`))
      once.push([call.name, single.effect, isFine(single)])
      clicked.push([call.name, many.effect, isFine(many)])
      // Without a session a key has no owner, and a click that arrives after the first one renewed
      // the session's token presents the dead token.
      if (renewing.includes(call.id)) texts.delete(deadToken)
      if (texts.size !== 1 && call.access !== 'public') odd.push(`${call.name} ${[...texts]}`)
    }

    expect(clicked).toEqual(once)
    expect(odd).toEqual([])
    expect(once.filter((line) => JSON.stringify(line).endsWith('false]'))).toEqual([])
  })

  it('has the effect of one click without a key, and never causes a 500', async () => {
    const [clicked, once, failures]: [unknown[], unknown[], string[]] = [[], [], []]
    for (const call of calls.filter(({ id }) => buttons[id] && !buttons[id].needsKey)) {
      const single = await singleOutcome(call)
      const many = await outcomeOf(call, times(null))
      once.push([call.name, single.effect])
      clicked.push([call.name, many.effect])
      const statuses = many.replies.map(({ status }) => status)
      const isGood = statuses.some((status) => status < 300) && !statuses.some((s) => s >= 500)
      if (!isGood) failures.push(`${call.name} ${statuses}`)
    }

    expect(clicked).toEqual(once)
    expect(failures).toEqual([])
    expect(await brokenInvariants(server.database.db)).toEqual([])
  })

  it('names the brand in the audit log, whoever acts for it or on what is its own', async () => {
    const unnamed = await manyRows(
      server.database.db,
      sql<{ action: string }>`SELECT DISTINCT action FROM audit_log WHERE brand_id IS NULL AND (
          actor_kind = 'brand' AND object_type <> 'user' OR action = 'user.change-brand' OR object_type = ANY(
            '{brand,campaign,funding,submission,dispute,refund,chargeback,fraud_warning}'::text[]))
        -- A payment that no campaign took is no brand's.
        AND NOT EXISTS (SELECT FROM refunds WHERE id = object_id AND campaign_id IS NULL)`,
    )

    expect(unnamed).toEqual([])
  })
})

/** One code keeps the keys of all calls, so of those that are right without one some will do. */
function isTriedWithKey({ id }: OfferedCall, place: number): boolean {
  const button = buttons[id]
  return button !== undefined && (button.needsKey === true || place % 3 === 0)
}

function isFine({ replies }: Outcome): boolean {
  return replies.some(({ status }) => status < 300)
}
