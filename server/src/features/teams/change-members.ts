import type { InvitationId, UserId } from '@permille/contract/ids'
import type { AfterRemoval } from '@permille/contract/teams/members'
import { type MemberRole, scopesOf } from '@permille/contract/teams/scopes'
import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import type { BrandActor } from '#platform/http/actor.ts'
import { type AuditEntry, writeAudit } from '../accounts/public.ts'
import { revokeBrandInvitation } from './brand-invitation-store.ts'
import {
  invitationGone,
  lockPeopleFor,
  requireChangeable,
  requireGrantable,
  requirePerson,
} from './member.ts'
import { type BrandPerson, deleteMember, updateRole } from './member-store.ts'
import type { TeamDeps } from './team-deps.ts'

type Deps = Pick<TeamDeps, 'database' | 'passOnKeys'>

/** What someone does to the people of their brand. */
export interface PeopleRequest {
  readonly actor: BrandActor
  readonly at: Date
  readonly requestId: string
}

export function changeRole(
  { database, passOnKeys }: Deps,
  { userId, role, ...request }: PeopleRequest & { userId: UserId; role: MemberRole },
): Promise<void> {
  const { actor } = request
  const { brandId } = actor
  requireGrantable(actor, role)
  return database.transaction(async (tx) => {
    const before = requireChangeable(actor, await lockPerson(tx, actor, userId))
    if (before === role) return
    await updateRole(tx, { brandId, userId, role })
    if (!scopesOf(role).has('developers:manage'))
      await passOnKeys(tx, { brandId, userId, at: request.at })
    const after = { userId, role }
    await record(tx, request, { action: 'member.role', before: { userId, role: before }, after })
  })
}

/** Their session stays; rights are read for each call, so the next one for this brand is refused. */
export function removeMember(
  { database, passOnKeys, endSetUp }: Deps & Pick<TeamDeps, 'endSetUp'>,
  { userId, setUp, ...request }: PeopleRequest & { userId: UserId; setUp: AfterRemoval },
): Promise<void> {
  const { actor, at } = request
  const { brandId } = actor
  const maker = { brandId, userId, at }
  return database.transaction(async (tx) => {
    const role = requireChangeable(actor, await lockPerson(tx, actor, userId))
    if (setUp === 'end') await endSetUp(tx, { ...request, maker })
    await deleteMember(tx, { brandId, userId })
    await passOnKeys(tx, maker)
    await record(tx, request, { action: 'member.remove', before: { userId, role } })
  })
}

export function leaveBrand({ database, passOnKeys }: Deps, request: PeopleRequest): Promise<void> {
  const { actor } = request
  const { brandId, userId } = actor
  return database.transaction(async (tx) => {
    const { role } = await lockPerson(tx, actor, userId)
    if (role === 'owner')
      throw new Rejected('owner-stays', 'Transfer the brand to someone else before you leave it')
    await deleteMember(tx, { brandId, userId })
    await passOnKeys(tx, { brandId, userId, at: request.at })
    await record(tx, request, { action: 'member.leave', before: { userId, role } })
  })
}

export function revokeMemberInvitation(
  database: DatabaseServer,
  { id, ...request }: PeopleRequest & { id: InvitationId },
): Promise<void> {
  const { actor, at } = request
  return database.transaction(async (tx) => {
    const revoked = await revokeBrandInvitation(tx, { id, brandId: actor.brandId, at })
    if (!revoked) throw invitationGone()
    await record(tx, request, { action: 'member.uninvite', before: { invitationId: id } })
  })
}

async function lockPerson(
  tx: Transaction,
  actor: BrandActor,
  userId: UserId,
): Promise<BrandPerson> {
  await lockPeopleFor(tx, actor)
  return await requirePerson(tx, actor, userId)
}

async function record(
  tx: Transaction,
  { actor, requestId }: PeopleRequest,
  change: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): Promise<void> {
  const objectId = actor.brandId
  await writeAudit(tx, { ...change, actor, objectType: 'brand', objectId, requestId })
}
