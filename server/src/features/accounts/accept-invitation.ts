import type { Transaction } from '../../platform/database/database.ts'
import { NotFound } from '../../platform/errors/errors.ts'
import { type Account, emailTaken } from './account.ts'
import type { PasswordDependencies } from './account-dependencies.ts'
import { insertBrand, insertUser } from './account-store.ts'
import { writeAudit } from './audit-store.ts'
import { findOpenInvitation, type Invitation, useInvitation } from './invitation-store.ts'
import { checkNewPassword } from './new-password.ts'
import { hashToken, startSession } from './session.ts'
import { deleteSession } from './session-store.ts'
import type { SignedIn } from './sign-in.ts'

export async function readInvitation(
  { database, clock }: Pick<PasswordDependencies, 'database' | 'clock'>,
  token: string,
): Promise<Invitation> {
  const tokenHash = hashToken(token)
  const invitation = await findOpenInvitation(database, { tokenHash, now: clock.now() })
  if (invitation === undefined) throw invitationGone()
  return invitation
}

export interface Acceptance {
  readonly displayName: string
  readonly password: string
  /** The session this browser had until now; it ends here (rules §8). */
  readonly formerHash: Buffer | null
  readonly address: string
}

/** Uses the link up, makes the person, for a brand its brand too, and signs them in. */
export async function acceptInvitation(
  dependencies: PasswordDependencies,
  token: string,
  person: Acceptance,
): Promise<SignedIn> {
  const { database, clock, passwords } = dependencies
  const { email } = await readInvitation(dependencies, token)
  checkNewPassword(person.password, { ...person, email })
  const passwordHash = await passwords.hash(person.password, person.address)
  const now = clock.now()
  return database.transaction(async (tx) => {
    const invitation = await useInvitation(tx, { tokenHash: hashToken(token), now })
    if (invitation === undefined) throw invitationGone()
    const { displayName } = person
    const newcomer = { ...invitation, displayName, passwordHash, createdAt: now }
    const { account } = await createInvitedUser(tx, newcomer)
    if (person.formerHash !== null) await deleteSession(tx, person.formerHash)
    const session = await startSession(tx, { userId: account.id, isRemembered: false, now })
    return { account, session }
  })
}

export interface InvitedUser extends Invitation {
  readonly displayName: string
  readonly passwordHash: string
  readonly createdAt: Date
}

/** An admin, or a brand's owner together with the brand. */
export async function createInvitedUser(
  tx: Transaction,
  newcomer: InvitedUser,
): Promise<{ account: Account; brandId: string | null }> {
  const account = await insertUser(tx, newcomer)
  if (account === undefined) throw emailTaken()
  const { role, brandName: name, createdAt } = newcomer
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
