import type { BrandId, InvitationId, UserId } from '@permille/contract/ids'
import { type BrandRole, type MemberRole, scopesOf } from '@permille/contract/teams/scopes'
import { hashToken, newToken } from '../features/accounts/public.ts'
import { insertBrandInvitation } from '../features/teams/brand-invitation-store.ts'
import { addHours } from '../platform/clock.ts'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import type { BrandActor } from '../platform/http/actor.ts'
import { newId } from '../platform/ids.ts'
import type { TestServer } from './test-server.ts'
import { makeMember, type Person, type TestBrand } from './test-users.ts'

export interface Team {
  readonly memberId: UserId
  readonly memberInvitationId: InvitationId
}

/** Someone in the owner's brand, and an open invitation that nobody has the link of. */
export async function makeTeam(
  server: Pick<TestServer, 'database'>,
  owner: Pick<Person, 'userId'>,
  role: MemberRole,
): Promise<Team> {
  const { db } = server.database
  const { userId } = owner
  const member = await makeMember(
    db,
    { kind: 'brand', userId, brandId: await brandOf(server, owner) },
    role,
  )
  const { id } = await makeBrandInvitation(server, owner, {
    email: `${newId()}@permille.test`,
    role,
  })
  return { memberId: member.userId, memberInvitationId: id }
}

/** As if it had been mailed: the token is in no response. */
export async function makeBrandInvitation(
  server: Pick<TestServer, 'database'>,
  owner: Pick<Person, 'userId'>,
  { email, role }: { email: string; role: MemberRole },
): Promise<{ id: InvitationId; token: string }> {
  const [id, token, createdAt] = [newId<InvitationId>(), newToken(), new Date()]
  const invitation = {
    id,
    tokenHash: hashToken(token),
    brandId: await brandOf(server, owner),
    email,
    role,
    invitedBy: owner.userId,
    createdAt,
    expiresAt: addHours(createdAt, 24),
  }
  await server.database.db.transaction((tx) => insertBrandInvitation(tx, invitation))
  return { id, token }
}

/** As the gate finds them. */
export function actorOf(
  person: Pick<TestBrand, 'userId' | 'brandId'>,
  role: BrandRole,
): BrandActor {
  const { userId, brandId } = person
  const rights = { role, scopes: scopesOf(role), brandCount: 1, key: null, isSuspended: false }
  return { kind: 'brand', userId, brandId, ...rights, signedInAt: new Date() }
}

export async function brandOf(
  { database: { db } }: Pick<TestServer, 'database'>,
  { userId }: Pick<Person, 'userId'>,
): Promise<BrandId> {
  const found = sql<{ id: BrandId }>`SELECT id FROM brands WHERE owner_user_id = ${userId}`
  return (await exactlyOne(db, found)).id
}
