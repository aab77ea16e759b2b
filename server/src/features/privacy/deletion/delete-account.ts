import type { UserId } from '@permille/contract/ids'
import { type Cents, formatCents, toCents } from '@permille/contract/money'
import type { DeletionPlan } from '@permille/contract/privacy/account-deletion'
import type { RefusalCodeOf } from '@permille/contract/refusals/refusals'
import {
  type AuditActor,
  accountDeleted,
  lockAccount,
  lockBelongings,
  writeAudit,
} from '#features/accounts/public.ts'
import { accountsErased, lockAccountsOf } from '#features/connections/public.ts'
import { forgetCreator } from '#features/events/public.ts'
import { eraseKeys, passOnKeys } from '#features/keys/public.ts'
import { deleteReportLinks } from '#features/report-links/public.ts'
import { endPosts, lockCampaignsOfOpenPosts } from '#features/submissions/public.ts'
import { tellOwnersOfLeaver } from '#features/teams/public.ts'
import { eraseWebhooks } from '#features/webhooks/public.ts'
import { forgetPromised } from '#money/movements/pay-promised.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { enqueue } from '#platform/jobs/job.ts'
import {
  type Blocker,
  findLeaver,
  type Leaver,
  listBlockers,
  lockAdmins,
  readGivenUp,
} from './deletion-plan-store.ts'
import { erasePerson } from './erase-store.ts'

/** What prevents the deletion of an account, and what it costs its owner. */
export async function readDeletion(
  db: Database,
  { userId, at }: { userId: UserId; at: Date },
): Promise<Plan> {
  return await planOf(db, await requireLeaver(db, userId), at)
}

/** As in the contract, with dates instead of their texts. */
type Plan = Omit<DeletionPlan, 'blockers'> & { readonly blockers: readonly Blocker[] }

async function planOf(db: Database, leaver: Leaver, at: Date): Promise<Plan> {
  const blockers = await listBlockers(db, leaver, at)
  const nothing = { givesUpCents: toCents(0), pendingPostsCount: 0, earningPostsCount: 0 }
  const { creatorId } = leaver
  return { blockers, ...(creatorId === null ? nothing : await readGivenUp(db, creatorId)) }
}

export interface Deletion {
  readonly userId: UserId
  readonly actor: AuditActor
  /** The amount that was agreed to. */
  readonly givesUpCents: Cents
  /** For an admin who does it at a person's written request. */
  readonly reason?: string
  readonly requestId: string
  readonly at: Date
}

/**
 * Deletes an account: erases what identifies its person; the books keep their ids. Money that was given up
 * stays on its accounts in the ledger, where nobody can withdraw it.
 */
export async function deleteAccount(tx: Transaction, deletion: Deletion): Promise<void> {
  const { userId, actor, reason, requestId, at } = deletion
  if (reason !== undefined && actor.userId === userId) {
    throw new Rejected('own-account', 'Delete your own account under “Your data”')
  }
  const { creatorId, role } = await requireLeaver(tx, userId)
  await lockAccountsOf(tx, userId)
  if (creatorId !== null) await lockCampaignsOfOpenPosts(tx, creatorId)
  await lockBelongings(tx, userId)
  if (role === 'admin') await lockAdmins(tx)
  const account = await lockAccount(tx, userId)
  if (account === undefined) throw notFound()
  if (account.isDeleted) {
    // A second click of the same person that was already on its way.
    if (actor.userId === userId) return
    throw refused('account-deleted', 'This account was already deleted')
  }
  // Meanwhile someone may have transferred a brand to them.
  const leaver = await requireLeaver(tx, userId)
  const { givesUpCents } = checkPlan(await planOf(tx, leaver, at), deletion)
  if (creatorId !== null) {
    await endPosts(tx, { creatorId, userId, requestId, at })
    await forgetPromised(tx, creatorId)
  }
  const provenEmail = account.isEmailProven ? account.email : null
  await passOnKeys(tx, { userId, brandId: null, at })
  await tellOwnersOfLeaver(tx, userId)
  await eraseKeys(tx, { userId, brandIds: leaver.brandIds, at })
  await eraseWebhooks(tx, leaver.brandIds)
  if (creatorId !== null) await forgetCreator(tx, creatorId)
  await deleteReportLinks(tx, leaver.brandIds)
  const accountIds = await erasePerson(tx, { leaver, provenEmail, at })
  await writeAudit(tx, {
    actor,
    action: 'user.delete',
    objectType: 'user',
    objectId: userId,
    after: { givenUpCents: givesUpCents, reason },
    requestId,
  })
  if (accountIds.length > 0) await enqueue(tx, accountsErased, { payload: { accountIds } })
  // An address that was never proven may be someone else's.
  if (account.isEmailReleased || !account.isEmailProven) return
  const { email: toAddress, displayName } = account
  const payload = { toAddress, displayName, givenUpCents: givesUpCents, at: at.toISOString() }
  await enqueue(tx, accountDeleted, { payload: payload })
}

/** Under the locks, so that what was shown is what happens. */
function checkPlan(plan: Plan, { givesUpCents }: Deletion): Plan {
  if (plan.blockers.length > 0) {
    throw refused('deletion-blocked', 'Something prevents the deletion of this account', {
      blockers: plan.blockers.map(({ code }) => code),
    })
  }
  if (plan.givesUpCents !== givesUpCents) {
    const now = formatCents(plan.givesUpCents)
    throw refused('amount-changed', `The amount given up is now ${now}. Check it again.`)
  }
  return plan
}

async function requireLeaver(db: Database, userId: UserId): Promise<Leaver> {
  const leaver = await findLeaver(db, userId)
  if (leaver === undefined) throw notFound()
  return leaver
}

function notFound(): NotFound {
  return new NotFound('user-not-found', 'User not found')
}

function refused(
  code: RefusalCodeOf<409>,
  message: string,
  details?: Record<string, unknown>,
): Rejected {
  return new Rejected(code, message, { ...(details && { details }) })
}
