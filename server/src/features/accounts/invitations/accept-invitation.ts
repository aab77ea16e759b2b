import type { BrandId, InvitationId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { type Account, emailTaken } from '../account.ts'
import type { PasswordDeps } from '../account-deps.ts'
import {
  findAccountByEmail,
  insertBrand,
  insertUser,
  lockEmail,
  releaseEmail,
} from '../account-store.ts'
import { actorForThemselves, writeAudit } from '../audit-store.ts'
import { requireOwnName } from '../names/require-own-name.ts'
import { checkNewPassword } from '../passwords/new-password.ts'
import { createCreator } from '../register-creator.ts'
import { type CallOrigin, recordAccountEvent } from '../sign-in/record-account-event.ts'
import type { SignedIn } from '../sign-in/session.ts'
import { hashToken, startSession } from '../sign-in/session.ts'
import { deleteSession, deleteSessionsOf } from '../sign-in/session-store.ts'
import { acceptTerms } from '../terms/accept-terms.ts'
import { invitationGone } from './invitation-gone.ts'
import {
  consumeInvitation,
  findInvitationEnd,
  findOpenInvitation,
  type Invitation,
} from './invitation-store.ts'

export async function readInvitation(
  { database, clock }: Pick<PasswordDeps, 'database' | 'clock'>,
  token: string,
): Promise<Invitation> {
  const link = { tokenHash: hashToken(token), now: clock.now() }
  const invitation = await findOpenInvitation(database, link)
  if (invitation === undefined) throw invitationGone(await findInvitationEnd(database, link))
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
  const { email } = await readInvitation(deps, token)
  return signUpByLink(deps, { ...person, email }, async (tx, newcomer) => {
    const link = { tokenHash: hashToken(token), now: newcomer.createdAt }
    const invitation = await consumeInvitation(tx, link)
    if (invitation === undefined) throw invitationGone(await findInvitationEnd(tx, link))
    const { account } = await createInvitedUser(tx, { ...invitation, ...newcomer })
    return { account, invitationId: invitation.id }
  })
}

type Newcomer = Pick<InvitedUser, 'displayName' | 'passwordHash' | 'createdAt'>

/** Signs in whoever `join` creates in the same transaction. The email is the one that the link was sent to. */
export async function signUpByLink(
  { database, clock, passwords }: PasswordDeps,
  person: Acceptance & { readonly email: string },
  join: (
    tx: Transaction,
    newcomer: Newcomer,
  ) => Promise<{ account: Account; invitationId: InvitationId }>,
): Promise<SignedIn> {
  checkNewPassword(person.password, person)
  const passwordHash = await passwords.hash(person.password, person.address)
  const now = clock.now()
  return database.transaction(async (tx) => {
    await lockEmail(tx, person.email)
    const { displayName } = person
    const { account, invitationId } = await join(tx, { displayName, passwordHash, createdAt: now })
    const entry = { actor: { kind: account.role, userId: account.id }, userId: account.id, at: now }
    const after = { invitationId }
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

/** Creates an admin, a creator, or a brand's owner together with the brand. The address is proven by the link. */
export async function createInvitedUser(
  tx: Transaction,
  newcomer: InvitedUser,
): Promise<{ account: Account; brandId: BrandId | null }> {
  requireOwnName(newcomer.role, newcomer.displayName)
  await takeAddress(tx, newcomer.email, newcomer.createdAt)
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
    actor: actorForThemselves({ kind: role, userId: account.id }),
    action: 'user.create',
    objectType: 'user',
    objectId: account.id,
    after: { role, email: account.email },
  })
  const brand = brandId && ({ brandId, role: 'owner', brandCount: 1, isSuspended: false } as const)
  return { account: { ...account, brandName: name, brand }, brandId }
}
