import type { BrandId, UserId } from '@permille/contract/ids'
import type { LeftBehind, MemberSetUp } from '@permille/contract/teams/members'
import { type BrandRole, makingScopes, scopesOf } from '@permille/contract/teams/scopes'
import type { Database, Transaction } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Sendable } from '#platform/http/calls/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { lockPeopleFor } from './member.ts'
import { findToldOwner, listMemberships, listPeople, type ToldOwner } from './member-store.ts'
import type { PeopleRequest, SetUp, TeamDeps } from './team-deps.ts'
import { leftBehind } from './team-jobs.ts'

/** What someone made and could not make with this role; null: all of it, as they are not in the brand. */
export function lostWith(setUp: SetUp, userId: UserId, role: BrandRole | null): SetUp {
  const mayMake = (what: keyof SetUp) => role !== null && scopesOf(role).has(makingScopes[what])
  const isTheirs = ({ makerId }: { makerId: UserId }) => makerId === userId
  return {
    keys: mayMake('keys') ? [] : setUp.keys.filter(isTheirs),
    webhooks: mayMake('webhooks') ? [] : setUp.webhooks.filter(isTheirs),
    reportLinks: mayMake('reportLinks') ? [] : setUp.reportLinks.filter(isTheirs),
  }
}

type BrandAt = { readonly brandId: BrandId; readonly at: Date } & Pick<TeamDeps, 'readSetUp'>

/** What works of people who left, or who may no longer make such things. */
export async function listLeftBehind(
  db: Database,
  { brandId, at, readSetUp }: BrandAt,
): Promise<Sendable<LeftBehind>[]> {
  const setUp = await readSetUp(db, { brandId, at })
  const roles = new Map((await listPeople(db, brandId)).map(({ id, role }) => [id, role]))
  const made = [...setUp.keys, ...setUp.webhooks, ...setUp.reportLinks]
  const makers = new Map(made.map(({ makerId, makerName }) => [makerId, makerName]))
  return [...makers]
    .map(([id, displayName]) => {
      const lost = lostWith(setUp, id, roles.get(id) ?? null)
      return { id, displayName, isMember: roles.has(id), ...shown(lost) }
    })
    .filter(isAny)
}

export function endLeftBehind(
  { database, readSetUp, endSetUp }: Pick<TeamDeps, 'database' | 'readSetUp' | 'endSetUp'>,
  { userId, ...request }: PeopleRequest & { userId: UserId },
): Promise<void> {
  const { actor, at } = request
  const { brandId } = actor
  return database.transaction(async (tx) => {
    await lockPeopleFor(tx, actor)
    const person = (await listPeople(tx, brandId)).find(({ id }) => id === userId)
    const setUp = await readSetUp(tx, { brandId, at })
    const lost = lostWith(setUp, userId, person?.role ?? null)
    if (person === undefined && !isAny(lost))
      throw new NotFound('member-not-found', 'Nothing of theirs goes on')
    await endSetUp(tx, lost, request)
  })
}

/** What a mail to the owner says of someone who left, or lost a right. */
export interface LeftBehindFacts {
  readonly owner: ToldOwner
  readonly left: Sendable<LeftBehind>
}

/** Undefined if nothing goes on, and where nobody can be told. */
export async function findLeftBehind(
  db: Database,
  { userId, ...brand }: BrandAt & { userId: UserId },
): Promise<LeftBehindFacts | undefined> {
  const left = (await listLeftBehind(db, brand)).find(({ id }) => id === userId)
  const owner = await findToldOwner(db, brand.brandId)
  return left && owner && { owner, left }
}

/** Before the memberships of someone end with their account. */
export async function tellOwnersOfLeaver(tx: Transaction, userId: UserId): Promise<void> {
  for (const brandId of await listMemberships(tx, userId))
    await enqueue(tx, leftBehind, { payload: { brandId, userId } })
}

function isAny({ keys, webhooks, reportLinks }: Sendable<MemberSetUp>): boolean {
  return keys.length + webhooks.length + reportLinks.length > 0
}

export function shown({ keys, webhooks, reportLinks }: SetUp): Sendable<MemberSetUp> {
  return {
    keys: keys.map(({ id, name, lastUsedAt }) => ({ id, name, lastUsedAt })),
    webhooks: webhooks.map(({ id, name, lastDeliveredAt }) => ({ id, name, lastDeliveredAt })),
    reportLinks: reportLinks.map(({ id, name, lastOpenedAt }) => ({ id, name, lastOpenedAt })),
  }
}
