import { setTimeout as sleep } from 'node:timers/promises'
import type { UserId } from '@permille/contract/ids'
import { writeAudit } from '#features/accounts/public.ts'
import type { DisputeSetup } from '#features/disputes/testing/dispute-setup.ts'
import { addHours } from '#platform/clock.ts'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeCreator, makeLiveCampaign, type TestCreator } from '#testing/test-marketplace.ts'
import { makeMember } from '#testing/test-users.ts'

type Act = () => Promise<unknown>

/** A day of accounts: sign-ins, factors, links, terms, payout accounts, and answers of the operator. */
export function peopleOfDay(scene: DisputeSetup): readonly Act[] {
  const creator = () => makeCreator(scene.deps.database)
  return [
    async () => signIns(scene, await creator()),
    async () => factors(scene, await creator()),
    async () => payoutAccounts(scene, await creator()),
    async () => lostConnection(scene, await creator()),
    async () => dropped(scene, await creator()),
    async () => transferred(scene),
    async () => invited(scene, await creator()),
    async () => answers(scene, await creator()),
  ]
}

const change = ({ deps }: DisputeSetup, statement: Statement<unknown>) =>
  deps.database.transaction((tx) => run(tx, statement))

interface Entry {
  readonly action: string
  readonly after?: object
  readonly network?: string
  /** The account by default. */
  readonly of?: string
}

async function audit(scene: DisputeSetup, userId: UserId, entry: Entry): Promise<void> {
  const { action, after = null, network, of = userId } = entry
  const id = newId()
  await change(
    scene,
    sql`INSERT INTO audit_log (id, at, actor_kind, actor_user_id, action, object_type, object_id, after)
      VALUES (${id}, clock_timestamp(), 'creator', ${userId}, ${action}, 'user', ${of},
        ${after === null ? null : JSON.stringify(after)}::jsonb)`,
  )
  if (network === undefined) return
  await change(
    scene,
    sql`INSERT INTO audit_origins (audit_id, at, network, user_agent)
      VALUES (${id}, now(), ${network}::cidr, ${network.startsWith('192') ? 'Firefox' : null})`,
  )
}

async function signIns(scene: DisputeSetup, { userId }: TestCreator): Promise<void> {
  for (const network of ['203.0.113.0/24', '203.0.113.0/24', '192.0.2.0/24', '198.51.100.0/24']) {
    await audit(scene, userId, { action: 'user.sign-in', network })
  }
  // The terms are told with the time of the last sign-in: in its millisecond, the order would be another.
  await sleep(5)
  await audit(scene, userId, { action: 'user.make-password-link' })
}

async function factors(scene: DisputeSetup, { userId }: TestCreator): Promise<void> {
  const actions = ['add-app', 'remove-app', 'renew-recovery-codes', 'issue-help-code']
  for (const action of actions) await audit(scene, userId, { action: `user.${action}` })
  for (const action of ['user.add-passkey', 'user.remove-passkey']) {
    await audit(scene, userId, { action, after: { name: 'سارة 3!' } })
  }
  for (const factor of ['passkey', 'recovery', 'help']) {
    await audit(scene, userId, { action: 'user.sign-in', after: { factor } })
  }
}

async function payoutAccounts(scene: DisputeSetup, creator: TestCreator): Promise<void> {
  const of = creator.id
  const account = { country: 'NL', lastFour: '4242' }
  const heldUntil = addHours(new Date(), 24)
  const acts = [
    { action: 'connect', after: { ...account, heldUntil } },
    { action: 'connect', after: { country: 'DE' } },
    { action: 'connect', after: { ...account, isFormer: true } },
    { action: 'change-bank', after: account },
    { action: 'bank-returned', after: { returnedCents: 1200 } },
    { action: 'bank-returned', after: {} },
    { action: 'disconnected', after: {} },
  ]
  for (const { action, after } of acts) {
    await audit(scene, creator.userId, { action: `payout_account.${action}`, after, of })
  }
}

async function lostConnection(scene: DisputeSetup, { accountId }: TestCreator): Promise<void> {
  await change(
    scene,
    sql`UPDATE social_accounts SET needs_reconnect_at = now() WHERE id = ${accountId}`,
  )
}

async function dropped(scene: DisputeSetup, { userId }: TestCreator): Promise<void> {
  const nothing = { payoutAccount: false, connectionsCount: 0, factorsCount: 0, password: false }
  const everything = { payoutAccount: true, connectionsCount: 2, factorsCount: 1, password: true }
  for (const after of [nothing, everything]) {
    await audit(scene, userId, { action: 'user.drop-unproven', after })
  }
}

/** By its owner, and back by an admin. */
async function transferred({ deps: { database } }: DisputeSetup): Promise<void> {
  const { brand } = await makeLiveCampaign(database, { fundedCents: 1000 })
  const next = await makeMember(database, brand, 'full')
  const turns = [
    { actor: brand, from: brand, to: next },
    { actor: { kind: 'admin' }, from: next, to: brand },
  ] as const
  for (const { actor, from, to } of turns) {
    await database.transaction((tx) =>
      writeAudit(tx, {
        actor,
        action: 'brand.transfer',
        objectType: 'brand',
        objectId: brand.brandId,
        before: { ownerUserId: from.userId },
        after: { ownerUserId: to.userId },
      }),
    )
  }
}

async function invited(scene: DisputeSetup, { userId }: TestCreator): Promise<void> {
  await change(
    scene,
    sql`UPDATE users SET email = 'new@permille.test', display_name = 'Runa Fjord' WHERE id = ${userId}`,
  )
  for (const role of ['brand', 'admin']) {
    await change(
      scene,
      sql`INSERT INTO invitations (id, token_hash, email, role, brand_name, invited_by_user_id, expires_at, used_at)
        VALUES (${newId()}, sha256(${role}::bytea), 'new@permille.test', ${role},
          ${role === 'brand' ? 'Fjord' : null}, ${scene.adminUserId}, now() + interval '1 day', clock_timestamp())`,
    )
  }
}

async function answers(scene: DisputeSetup, { userId }: TestCreator): Promise<void> {
  const { id } = await makeLiveCampaign(scene.deps.database, { fundedCents: 1000 })
  for (const campaignId of [null, id]) {
    await change(
      scene,
      sql`INSERT INTO messages (id, topic, campaign_id, user_id, text, created_at, answer, answered_at, answered_by)
        VALUES (${newId()}, 'money', ${campaignId}, ${userId}, 'Where is it?', now(), 'On its way.',
          clock_timestamp(), ${scene.adminUserId})`,
    )
  }
}
