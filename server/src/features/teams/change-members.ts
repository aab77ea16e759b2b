import type { InvitationId, UserId } from '@permille/contract/ids'
import type { SetUpChoice } from '@permille/contract/teams/members'
import {
  losesMaking,
  type MemberRole,
  makingScopes,
  scopesOf,
} from '@permille/contract/teams/scopes'
import type { DatabaseServer, Transaction } from '#platform/database/database.ts'
import { Rejected } from '#platform/errors/errors.ts'
import type { BrandActor } from '#platform/http/actor.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { type AuditEntry, writeAudit } from '../accounts/public.ts'
import { revokeBrandInvitation, revokeUnbackedInvitations } from './brand-invitation-store.ts'
import {
  invitationGone,
  lockPeopleFor,
  requireChangeable,
  requireGrantable,
  requirePerson,
} from './member.ts'
import { type BrandPerson, deleteMember, updateRole } from './member-store.ts'
import { lostWith } from './set-up.ts'
import type { PeopleRequest, TeamDeps } from './team-deps.ts'
import { leftBehind } from './team-jobs.ts'

type Deps = Pick<TeamDeps, 'database' | 'passOnKeys'>
type EndingDeps = Deps & Pick<TeamDeps, 'readSetUp' | 'endSetUp'>

export function changeRole(
  deps: EndingDeps,
  change: PeopleRequest & { userId: UserId; setUp: SetUpChoice; role: MemberRole },
): Promise<void> {
  const { actor, userId, role } = change
  const { brandId } = actor
  requireGrantable(actor, role)
  return deps.database.transaction(async (tx) => {
    const before = requireChangeable(actor, await lockPerson(tx, actor, userId))
    // Someone else was quicker with the role, but what was to end still does.
    if (before === role && change.setUp === 'keep') return
    await loseRights(tx, deps, { ...change, before })
    if (before === role) return
    await updateRole(tx, { brandId, userId, role })
    await revokeUnbackedInvitations(tx, { brandId, at: change.at })
    const after = { userId, role }
    await record(tx, change, { action: 'member.role', before: { userId, role: before }, after })
  })
}

/** Their session stays; rights are read for each call, so the next one for this brand is refused. */
export function removeMember(
  deps: EndingDeps,
  removal: PeopleRequest & { userId: UserId; setUp: SetUpChoice },
): Promise<void> {
  const { actor, userId } = removal
  return deps.database.transaction(async (tx) => {
    const role = requireChangeable(actor, await lockPerson(tx, actor, userId))
    await deletePerson(tx, removal)
    await loseRights(tx, deps, { ...removal, before: role, role: null })
    await record(tx, removal, { action: 'member.remove', before: { userId, role } })
  })
}

/** What they set up and could not make any more ends, or goes on without them. */
async function loseRights(
  tx: Transaction,
  { passOnKeys, readSetUp, endSetUp }: Omit<EndingDeps, 'database'>,
  change: PeopleRequest & { userId: UserId; setUp: SetUpChoice } & {
    readonly before: MemberRole
    readonly role: MemberRole | null
  },
): Promise<void> {
  const { actor, userId, setUp, before, role, at } = change
  const { brandId } = actor
  if (setUp === 'end')
    await endSetUp(tx, lostWith(await readSetUp(tx, { brandId, at }), userId, role), change)
  if (role === null || !scopesOf(role).has(makingScopes.keys))
    await passOnKeys(tx, { brandId, userId, at })
  // An owner has just chosen themselves; a role that takes nothing leaves what went on before as it was.
  if (actor.role !== 'owner' && (role === null || losesMaking(before, role)))
    await enqueue(tx, leftBehind, { payload: { brandId, userId } })
}

export function leaveBrand({ database, passOnKeys }: Deps, request: PeopleRequest): Promise<void> {
  const { actor } = request
  const { brandId, userId } = actor
  return database.transaction(async (tx) => {
    const { role } = await lockPerson(tx, actor, userId)
    if (role === 'owner')
      throw new Rejected('owner-stays', 'Transfer the brand to someone else before you leave it')
    await deletePerson(tx, { ...request, userId })
    await passOnKeys(tx, { brandId, userId, at: request.at })
    await enqueue(tx, leftBehind, { payload: { brandId, userId } })
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

async function deletePerson(
  tx: Transaction,
  { actor, userId, at }: Pick<PeopleRequest, 'actor' | 'at'> & { userId: UserId },
): Promise<void> {
  const { brandId } = actor
  await deleteMember(tx, { brandId, userId })
  await revokeUnbackedInvitations(tx, { brandId, at })
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
