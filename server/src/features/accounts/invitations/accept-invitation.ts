import type { BrandId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { type Account, emailTaken } from '../account.ts'
import type { PasswordDeps } from '../account-deps.ts'
import {
  findAccountByEmail,
  insertBrand,
  insertUser,
  lockEmail,
  releaseEmail,
} from '../account-store.ts'
import { writeAudit } from '../audit-store.ts'
import { requireOwnName } from '../names/require-own-name.ts'
import { checkNewPassword } from '../passwords/new-password.ts'
import { createCreator } from '../register-creator.ts'
import { type CallOrigin, recordAccountEvent } from '../sign-in/record-account-event.ts'
import type { SignedIn } from '../sign-in/session.ts'
import { hashToken, startSession } from '../sign-in/session.ts'
import { deleteSession, deleteSessionsOf } from '../sign-in/session-store.ts'
import { acceptTerms } from '../terms/accept-terms.ts'
import { consumeInvitation, findOpenInvitation, type Invitation } from './invitation-store.ts'

export async function readInvitation(
  { database, clock }: Pick<PasswordDeps, 'database' | 'clock'>,
  token: string,
): Promise<Invitation> {
  const tokenHash = hashToken(token)
  const invitation = await findOpenInvitation(database, { tokenHash, now: clock.now() })
  if (invitation === undefined) throw invitationGone()
  return invitation
}

export interface Acceptance extends CallOrigin {
  readonly displayName: string
  readonly password: string
  /** This browser's previous session, which ends here (rules §8). */
  readonly formerHash: Buffer | null
}

/** Uses up the link, creates the user, and for a brand the brand too, and signs them in. */
export async function acceptInvitation(
  deps: PasswordDeps,
  token: string,
  person: Acceptance,
): Promise<SignedIn> {
  const { database, clock, passwords } = deps
  const { email } = await readInvitation(deps, token)
  checkNewPassword(person.password, { ...person, email })
  const passwordHash = await passwords.hash(person.password, person.address)
  const now = clock.now()
  return database.transaction(async (tx) => {
    await lockEmail(tx, email)
    const invitation = await consumeInvitation(tx, { tokenHash: hashToken(token), now })
    if (invitation === undefined) throw invitationGone()
    const { displayName } = person
    requireOwnName(invitation.role, displayName)
    await takeAddress(tx, invitation.email, now)
    const newcomer = { ...invitation, displayName, passwordHash, createdAt: now }
    const { account } = await createInvitedUser(tx, newcomer)
    const entry = { actor: { kind: account.role, userId: account.id }, userId: account.id, at: now }
    const after = { invitationId: invitation.id }
    await recordAccountEvent(tx, { ...entry, action: 'user.accept-invitation', after }, person)
    if (person.formerHash !== null) await deleteSession(tx, person.formerHash)
    const session = await startSession(tx, {
      userId: account.id,
      isRemembered: false,
      now,
      from: person,
    })
    return { account, session }
  })
}

/**
 * The link was sent to this address, so its owner has it. A user who had typed it without proof
 * keeps the account, signs in as before, and is told to set another address.
 */
async function takeAddress(tx: Transaction, email: string, at: Date): Promise<void> {
  const holder = await findAccountByEmail(tx, email)
  if (holder === undefined) return
  if (holder.isEmailProven) throw emailTaken()
  await releaseEmail(tx, { userId: holder.id, at })
  await deleteSessionsOf(tx, { userId: holder.id })
  await writeAudit(tx, {
    actor: { kind: 'system' },
    action: 'user.release-email',
    objectType: 'user',
    objectId: holder.id,
    before: { email },
  })
}

export interface InvitedUser extends Omit<Invitation, 'id'> {
  readonly displayName: string
  readonly passwordHash: string
  readonly createdAt: Date
}

/** Creates an admin, a creator, or a brand's owner together with the brand. */
export async function createInvitedUser(
  tx: Transaction,
  newcomer: InvitedUser,
): Promise<{ account: Account; brandId: BrandId | null }> {
  if (newcomer.role === 'creator') {
    const { account } = await createCreator(tx, { ...newcomer, isEmailProven: true })
    return { account, brandId: null }
  }
  const account = await insertUser(tx, { ...newcomer, isEmailProven: true })
  if (account === undefined) throw emailTaken()
  const { role, brandName: name, createdAt } = newcomer
  await acceptTerms(tx, { userId: account.id, at: createdAt })
  const brandId =
    name === null ? null : await insertBrand(tx, { ownerUserId: account.id, name, createdAt })
  await writeAudit(tx, {
    actor: { kind: role, userId: account.id },
    action: 'user.create',
    objectType: 'user',
    objectId: account.id,
    after: { role, email: account.email },
  })
  return { account: { ...account, brandName: name }, brandId }
}

function invitationGone(): NotFound {
  return new NotFound('invitation-gone', 'This invitation is no longer valid. Ask for a new one.')
}
