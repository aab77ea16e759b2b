import type { InvitationId, UserId } from '@permille/contract/ids'
import type { MemberRole } from '@permille/contract/teams/scopes'
import { insertBrandInvitation } from '../features/teams/brand-invitation-store.ts'
import { addHours } from '../platform/clock.ts'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import type { TestServer } from './test-server.ts'
import { makeMember, type Person, type TestBrand } from './test-users.ts'

export interface Team {
  readonly memberId: UserId
  readonly memberInvitationId: InvitationId
}

/** Someone in the owner's brand, and an open invitation that nobody has the link of. */
export async function makeTeam(
  { database: { db } }: Pick<TestServer, 'database'>,
  { userId }: Pick<Person, 'userId'>,
  role: MemberRole,
): Promise<Team> {
  const { brandId } = await exactlyOne(
    db,
    sql<
      Pick<TestBrand, 'brandId'>
    >`SELECT id AS brand_id FROM brands WHERE owner_user_id = ${userId}`,
  )
  const member = await makeMember(db, { kind: 'brand', userId, brandId }, role)
  const [id, createdAt] = [newId<InvitationId>(), new Date()]
  const invitation = {
    id,
    brandId,
    email: `${id}@permille.test`,
    role,
    invitedBy: userId,
    createdAt,
  }
  const tokenHash = Buffer.from(id.replaceAll('-', '').repeat(2), 'hex')
  const expiresAt = addHours(createdAt, 24)
  await db.transaction((tx) => insertBrandInvitation(tx, { ...invitation, tokenHash, expiresAt }))
  return { memberId: member.userId, memberInvitationId: id }
}
