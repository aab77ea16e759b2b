import type { AuditAction } from '@permille/contract/administration/audit-actions'
import type { UserId } from '@permille/contract/ids'
import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import { isExpectedError } from '#platform/errors/errors.ts'
import type { Account } from '../account.ts'
import { actorForThemselves, hasRecentAudit, type Themselves, writeAudit } from '../audit-store.ts'
import { insertOrigin, type Origin } from './origin-store.ts'

/** The call by which someone signed in or out or was refused. */
export interface CallOrigin extends Origin {
  readonly requestId: string
}

interface AccountEvent {
  readonly actor: Themselves | { readonly kind: 'system' }
  readonly userId: UserId
  readonly action: AuditAction
  readonly at: Date
  readonly before?: object
  readonly after?: object
}

/** Writes an audit row about an account and, next to it for 90 days, where the call came from. */
export async function recordAccountEvent(
  tx: Transaction,
  { userId, at, actor, ...entry }: AccountEvent,
  from: CallOrigin,
): Promise<void> {
  const { requestId } = from
  const auditId = await writeAudit(tx, {
    ...entry,
    actor: actor.kind === 'system' ? actor : actorForThemselves(actor),
    objectType: 'user',
    objectId: userId,
    requestId,
  })
  await insertOrigin(tx, { auditId, at, from })
}

const refusals: Readonly<Record<string, AuditAction>> = {
  'invalid-credentials': 'user.refuse-sign-in',
  'wrong-password': 'user.refuse-sign-in',
  'wrong-code': 'user.refuse-sign-in',
  suspended: 'user.refuse-sign-in',
  'too-many-attempts': 'user.lock-sign-in',
}
const refusalsEverySeconds = 15 * 60

interface Refused {
  readonly accounts: readonly Account[]
  readonly error: unknown
  readonly at: Date
}

/**
 * At most one row per account and kind of refusal in 15 minutes: guesses are many, and the first is
 * enough. Writes nothing for an unknown email.
 */
export async function recordRefusal(
  database: DatabaseServer,
  { accounts, error, at }: Refused,
  from: CallOrigin,
): Promise<void> {
  const action = isExpectedError(error) ? refusals[error.code] : undefined
  if (action === undefined) return
  await database.transaction(async (tx) => {
    for (const { id: userId } of accounts) {
      const seen = { objectId: userId, action, withinSeconds: refusalsEverySeconds }
      if (await hasRecentAudit(tx, seen)) continue
      await recordAccountEvent(tx, { actor: { kind: 'system' }, userId, action, at }, from)
    }
  })
}
