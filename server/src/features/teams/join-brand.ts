import type { BrandId } from '@permille/contract/ids'
import type { BrandInvitation } from '@permille/contract/teams/brand-invitations'
import type { Transaction } from '#platform/database/database.ts'
import { invariant, Rejected } from '#platform/errors/errors.ts'
import {
  type Acceptance,
  createInvitedUser,
  findAccount,
  findAccountByEmail,
  hashToken,
  invitationGone,
  type SignedIn,
  signUpByLink,
  writeAudit,
} from '../accounts/public.ts'
import {
  consumeBrandInvitation,
  findBrandInvitation,
  findBrandInvitationEnd,
  type OpenBrandInvitation,
} from './brand-invitation-store.ts'
import { requireMemberRoom } from './member.ts'
import { countMembers, findPerson, insertMember, lockPeople } from './member-store.ts'
import type { TeamDeps } from './team-deps.ts'

export async function readBrandInvitation(
  { database, clock }: TeamDeps,
  token: string,
): Promise<BrandInvitation> {
  const link = { tokenHash: hashToken(token), now: clock.now() }
  const found = await findBrandInvitation(database, link)
  if (found === undefined) throw invitationGone(await findBrandInvitationEnd(database, link))
  const { email, role, brandName, inviterName: invitedBy } = found
  const holder = await findAccountByEmail(database, email)
  return { email, role, brandName, invitedBy, hasAccount: holder?.isEmailProven === true }
}

/** Creates the account of an address that has none, in the brand and without one of its own. */
export async function acceptBrandInvitation(
  deps: TeamDeps,
  token: string,
  person: Acceptance,
): Promise<SignedIn> {
  const { email } = await readBrandInvitation(deps, token)
  return signUpByLink(deps, { ...person, email }, async (tx, newcomer) => {
    const invitation = await consume(tx, token, newcomer.createdAt)
    const { account } = await createInvitedUser(tx, {
      ...newcomer,
      email,
      role: 'brand',
      brandName: null,
    })
    const { id: userId } = account
    await join(tx, invitation, { userId, at: newcomer.createdAt, requestId: person.requestId })
    const joined = await findAccount(tx, userId)
    invariant(joined !== undefined, 'the account was just created')
    return { account: joined, invitationId: invitation.id }
  })
}

/** Only the account of the invited address joins, however the link reached the reader. */
export function joinBrand(
  { database, clock }: TeamDeps,
  token: string,
  by: { readonly userId: Joiner['userId']; readonly requestId: string },
): Promise<BrandId> {
  const at = clock.now()
  return database.transaction(async (tx) => {
    const invitation = await consume(tx, token, at)
    const account = await findAccount(tx, by.userId)
    if (account?.email.toLowerCase() !== invitation.email.toLowerCase())
      throw new Rejected(
        'other-address',
        `This invitation is for ${invitation.email}. Sign in with that address.`,
      )
    if (!account.isEmailProven)
      throw new Rejected('email-unproven', 'Confirm your email address first')
    await join(tx, invitation, { ...by, at })
    return invitation.brandId
  })
}

interface Joiner {
  readonly userId: OpenBrandInvitation['invitedBy']
  readonly at: Date
  readonly requestId: string
}

/** The people's lock comes before the invitation's row, as for whoever invites. */
async function consume(tx: Transaction, token: string, now: Date): Promise<OpenBrandInvitation> {
  const link = { tokenHash: hashToken(token), now }
  const found = await findBrandInvitation(tx, link)
  if (found !== undefined) await lockPeople(tx, found.brandId)
  const invitation = found && (await consumeBrandInvitation(tx, link))
  if (invitation === undefined) throw invitationGone(await findBrandInvitationEnd(tx, link))
  return invitation
}

async function join(
  tx: Transaction,
  { id: invitationId, brandId, role, invitedBy: addedBy }: OpenBrandInvitation,
  { userId, at, requestId }: Joiner,
): Promise<void> {
  if (await findPerson(tx, { brandId, userId }))
    throw new Rejected('already-member', 'You are already in this brand')
  requireMemberRoom(await countMembers(tx, brandId))
  await insertMember(tx, { brandId, userId, role, addedBy, at })
  await writeAudit(tx, {
    actor: { kind: 'brand', userId, brandId },
    action: 'member.join',
    objectType: 'brand',
    objectId: brandId,
    after: { userId, role, invitationId },
    requestId,
  })
}
