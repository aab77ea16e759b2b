import type { MemberRole } from '@permille/contract/teams/scopes'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { TestServer } from '#testing/test-server.ts'
import {
  makeBrand,
  makeMember,
  nextAddress,
  type Person,
  password,
  type TestBrand,
} from '#testing/test-users.ts'

export type TeamCalls = ReturnType<typeof teamCalls>

/** What the people of brands do to each other, through the whole server. */
export function teamCalls(server: TestServer) {
  const { db } = server.database
  const invite = (as: Person, email: string, role: MemberRole = 'reviewer') =>
    server.call('POST', '/api/brand/members/invitations', { as, body: { email, role } })
  return {
    openBrand: async (name = 'Aurora') => server.signIn(await makeBrand(db, name)),
    memberOf: async (brand: TestBrand, role: MemberRole) =>
      server.signIn(await makeMember(db, brand, role)),
    invite,
    linkFor: async (owner: Person, email: string, role?: MemberRole) => {
      const { json } = await invite(owner, email, role)
      return `/api/brand-invitations/${String(json.url).split('/').at(-1)}`
    },
    accept: (link: string) =>
      server.call('POST', `${link}/accept`, {
        body: { displayName: 'Mia', password },
        headers: { 'x-forwarded-for': nextAddress() },
      }),
    changeRole: (as: Person, userId: string, role: MemberRole) =>
      server.call('PUT', `/api/brand/members/${userId}`, { as, body: { role } }),
    peopleOf: async (as: Person): Promise<string[]> => {
      const { json } = await server.call('GET', '/api/brand/members', { as })
      return json.map(({ id, role }: { id: string; role: string }) => `${id} ${role}`)
    },
    emailOf: async ({ userId }: Pick<Person, 'userId'>) => {
      const found = sql<{ email: string }>`SELECT email FROM users WHERE id = ${userId}`
      return (await exactlyOne(db, found)).email
    },
    proveEmail: ({ userId }: Pick<Person, 'userId'>) =>
      run(db, sql`UPDATE users SET email_proven_at = now() WHERE id = ${userId}`),
    actionsOf: async ({ brandId }: TestBrand) => {
      const found = sql<{ action: string }>`SELECT action FROM audit_log
        WHERE brand_id = ${brandId} ORDER BY at, id`
      return (await manyRows(db, found)).map(({ action }) => action)
    },
  }
}
