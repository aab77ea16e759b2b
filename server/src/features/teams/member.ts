import type { UserId } from '@permille/contract/ids'
import { membersMax } from '@permille/contract/teams/members'
import type { MemberRole } from '@permille/contract/teams/scopes'
import type { Database, Transaction } from '#platform/database/database.ts'
import { NotAllowed, NotFound, Rejected } from '#platform/errors/errors.ts'
import type { BrandActor } from '#platform/http/actor.ts'
import { type BrandPerson, findPerson, lockPeople } from './member-store.ts'

/** Since the gate read their role, someone else may have changed it: whoever lost it changes nobody. */
export async function lockPeopleFor(
  tx: Transaction,
  { brandId, userId, role }: BrandActor,
): Promise<void> {
  await lockPeople(tx, brandId)
  const self = await findPerson(tx, { brandId, userId })
  if (self?.role === role) return
  throw new NotAllowed('not-a-member', 'Your place in this brand has changed. Load the page again.')
}

export function requireMemberRoom(membersCount: number): void {
  if (membersCount < membersMax) return
  throw new Rejected('members-max', `A brand has at most ${membersMax} people besides its owner`)
}

/** Only the owner gives or takes full rights: nobody raises themselves or a friend. */
export function requireGrantable({ role }: BrandActor, granted: MemberRole): void {
  if (granted !== 'full' || role === 'owner') return
  throw new Rejected('role-too-high', 'Only the brand’s owner gives or takes full rights')
}

/** Returns the role of someone whom this actor may change or remove. */
export function requireChangeable(actor: BrandActor, person: BrandPerson): MemberRole {
  if (person.userId === actor.userId)
    throw new Rejected('own-role', 'You cannot change your own place in the brand')
  if (person.role === 'owner')
    throw new Rejected('owner-stays', 'The brand’s owner can only transfer it to someone else')
  requireGrantable(actor, person.role)
  return person.role
}

export function invitationGone(): NotFound {
  return new NotFound('invitation-gone', 'This invitation is no longer valid. Ask for a new one.')
}

export async function requirePerson(
  db: Database,
  actor: BrandActor,
  userId: UserId,
): Promise<BrandPerson> {
  const found = await findPerson(db, { brandId: actor.brandId, userId })
  if (found === undefined) throw new NotFound('member-not-found', 'This person is not in the brand')
  return found
}
