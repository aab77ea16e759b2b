import { invitationDays } from '@permille/contract/accounts/factor-lifetimes'
import type { InvitationId } from '@permille/contract/ids'
import { fillPage, visitorPages } from '@permille/contract/pages'
import { invitationsPerHourMax, openInvitationsMax } from '@permille/contract/teams/members'
import type { MemberRole } from '@permille/contract/teams/scopes'
import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import type { BrandActor } from '#platform/http/actor.ts'
import { newId } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import {
  countMail,
  findAccount,
  findAccountByEmail,
  hashToken,
  type Invited,
  invitationContext,
  newToken,
  userInvited,
  writeAudit,
} from '../accounts/public.ts'
import {
  countInvitations,
  insertBrandInvitation,
  revokeBrandInvitationsFor,
} from './brand-invitation-store.ts'
import { lockPeopleFor, requireGrantable, requireMemberRoom } from './member.ts'
import { countMembers, findPerson } from './member-store.ts'
import type { TeamDeps } from './team-deps.ts'

export interface MemberInvitationRequest {
  readonly actor: BrandActor
  readonly email: string
  readonly role: MemberRole
  readonly requestId: string
}

/**
 * Mails a single-use link that only the address can use. It proves the address to whoever uses it, so its inviter sees it only
 * where no mail is sent.
 */
export async function inviteMember(
  deps: TeamDeps,
  { actor, email, role, requestId }: MemberInvitationRequest,
): Promise<string | null> {
  requireGrantable(actor, role)
  const { database, clock, appUrl, isMailSent } = deps
  const { brandId, userId: invitedBy } = actor
  const [token, id, createdAt] = [newToken(), newId<InvitationId>(), clock.now()]
  const url = appUrl + fillPage(visitorPages.brandInvitation, token)
  await database.transaction(async (tx) => {
    await lockPeopleFor(tx, actor)
    await requireRoom(tx, { actor, email, now: createdAt })
    await revokeBrandInvitationsFor(tx, { brandId, email, at: createdAt })
    const expiresAt = addHours(createdAt, invitationDays * 24)
    const invitation = { id, brandId, email, role, invitedBy, createdAt, expiresAt }
    await insertBrandInvitation(tx, { ...invitation, tokenHash: hashToken(token) })
    await writeAudit(tx, {
      actor,
      action: 'member.invite',
      objectType: 'brand',
      objectId: brandId,
      after: { role, invitationId: id },
      requestId,
    })
    await mailLink(tx, { id, url, email, actor }, deps)
  })
  return isMailSent ? null : url
}

async function requireRoom(
  tx: Transaction,
  { actor, email, now }: { actor: BrandActor; email: string; now: Date },
): Promise<void> {
  const { brandId } = actor
  const holder = await findAccountByEmail(tx, email)
  const isMember = holder && (await findPerson(tx, { brandId, userId: holder.id }))
  if (isMember) throw new Rejected('already-member', 'This person is already in the brand')
  requireMemberRoom(await countMembers(tx, brandId))
  const since = addHours(now, -1)
  const { open, made } = await countInvitations(tx, { brandId, email, since, now })
  if (open >= openInvitationsMax)
    throw new Rejected(
      'invitations-max',
      `A brand has at most ${openInvitationsMax} open invitations. Revoke one first.`,
    )
  if (made >= invitationsPerHourMax)
    throw new Rejected(
      'too-many-requests',
      `A brand sends at most ${invitationsPerHourMax} invitations an hour. Try again later.`,
      { retryAfterSeconds: 3600 },
    )
}

interface Link {
  readonly id: InvitationId
  readonly url: string
  readonly email: string
  readonly actor: BrandActor
}

async function mailLink(
  tx: Transaction,
  { id, url, email, actor }: Link,
  { encryption, isMailSent }: TeamDeps,
): Promise<void> {
  const { userId, brandId } = actor
  if (isMailSent) await countMail(tx, { purpose: 'invitation', toAddress: email, userId })
  const inviter = await findAccount(tx, userId, brandId)
  const hasAccount = (await findAccountByEmail(tx, email))?.isEmailProven === true
  const payload: Invited = {
    invitationId: id,
    toAddress: email,
    role: 'brand',
    brandName: inviter?.brandName ?? null,
    member: { invitedBy: inviter?.displayName ?? '', hasAccount },
    sealedUrl: encryption.seal(url, invitationContext(id)),
  }
  await enqueue(tx, userInvited, { payload })
}
