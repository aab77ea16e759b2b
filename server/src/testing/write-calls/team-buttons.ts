import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makeReportLink } from '../partners.ts'
import { brandOf, makeBrandInvitation, makeTeam } from '../team.ts'
import type { TestServer } from '../test-server.ts'
import { makeBrandless, type Person, password } from '../test-users.ts'
import { type Buttons, newName } from './button.ts'

export function teamButtons(server: TestServer) {
  return { ...peopleButtons(server), ...joiningButtons(server) } satisfies Buttons
}

function peopleButtons(server: TestServer) {
  return {
    revokeMemberInvitation: {
      placeBrand: async (owner) => {
        const { memberInvitationId } = await makeTeam(server, owner, 'viewer')
        return { named: memberInvitationId, given: { as: owner } }
      },
    },
    changeMemberRole: {
      placeBrand: async (owner) => {
        const { memberId } = await makeTeam(server, owner, 'viewer')
        return { named: memberId, given: { as: owner, body: { role: 'reviewer' } } }
      },
    },
    removeMember: {
      placeBrand: async (owner) => {
        const { memberId } = await makeTeam(server, owner, 'viewer')
        return { named: memberId, given: { as: owner } }
      },
    },
    endLeftBehind: {
      placeBrand: async (owner) => {
        const { memberId } = await makeTeam(server, owner, 'viewer')
        const link = await makeReportLink(server, owner)
        const by = sql`UPDATE report_links SET created_by = ${memberId} WHERE id = ${link}`
        await run(server.database.db, by)
        return { named: memberId, given: { as: owner } }
      },
    },
    leaveBrand: {
      placeBrand: async (owner) => {
        const { memberId: userId } = await makeTeam(server, owner, 'viewer')
        return { given: { as: await server.signIn({ userId }) } }
      },
    },
    muteBrand: {
      placeBrand: async (owner) => {
        const { memberId: userId } = await makeTeam(server, owner, 'viewer')
        const as = await server.signIn({ userId })
        return { named: await brandOf(server, owner), given: { as, body: { isMuted: true } } }
      },
    },
    transferBrand: {
      placeBrand: async (owner) => {
        const { memberId: userId } = await makeTeam(server, owner, 'full')
        return { given: { as: owner, body: { userId } } }
      },
    },
  } satisfies Buttons
}

function joiningButtons(server: TestServer) {
  const { db } = server.database
  const invite = async (owner: Person, email = `${newName()}@permille.test`) => {
    const { token } = await makeBrandInvitation(server, owner, { email, role: 'viewer' })
    return token
  }
  return {
    acceptBrandInvitation: {
      placeBrand: async (owner) => ({
        named: await invite(owner),
        given: { body: { displayName: 'Jon', password } },
      }),
    },
    joinBrand: {
      placeBrand: async (owner) => {
        const joiner = await server.signIn(await makeBrandless(db))
        const { email } = await exactlyOne(
          db,
          sql<{ email: string }>`SELECT email FROM users WHERE id = ${joiner.userId}`,
        )
        return { named: await invite(owner, email), given: { as: joiner } }
      },
    },
    createBrand: {
      needsKey: true,
      placeBrand: async (owner) => {
        await run(db, sql`UPDATE users SET brands_max = 5 WHERE id = ${owner.userId}`)
        return { given: { as: owner, body: { name: newName() } } }
      },
    },
    transferBrandByAdmin: {
      placeBrand: async (owner) => {
        const { memberId: userId } = await makeTeam(server, owner, 'full')
        const as = await server.person('admin')
        const named = await brandOf(server, owner)
        return { named, given: { as, body: { userId, reason: 'Back to its owner' } } }
      },
    },
    setBrandsMax: {
      placeBrand: async ({ userId }) => ({
        named: userId,
        given: { as: await server.person('admin'), body: { max: 12, reason: 'Agency' } },
      }),
    },
  } satisfies Buttons
}
