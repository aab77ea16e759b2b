import { termsVersion } from '@permille/contract/privacy/terms'
import { confirmApp, insertApp } from '#features/accounts/factors/factor-store.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { addPasskey } from '../partners.ts'
import { readingOf } from '../test-marketplace.ts'
import type { TestServer } from '../test-server.ts'
import { nextAddress, password, suspend } from '../test-users.ts'
import { booksButtons } from './books-buttons.ts'
import { type Button, type ButtonMaker, type Buttons, newName } from './button.ts'
import { riskButtons } from './risk-buttons.ts'

export function accountButtons(server: TestServer) {
  return {
    ...ownAccountButtons(server),
    ...factorButtons(server),
    ...adminButtons(server),
    ...riskButtons(server),
    ...booksButtons(server),
  } satisfies Buttons
}

function ownAccountButtons(server: TestServer) {
  const byNewCreator = (body: () => object): ButtonMaker => ({
    placeAlone: async () => ({ given: { as: await server.person('creator'), body: body() } }),
  })
  return {
    register: {
      placeAlone: () => {
        const body = { email: `${newName()}@permille.test`, password, displayName: 'Mira Vale' }
        // One address may create five accounts an hour, so each click has its own.
        return { given: { body, headers: { 'x-forwarded-for': nextAddress() } } }
      },
    },
    signOut: { placeCreator: (creator) => ({ given: { as: creator } }) },
    changePassword: byNewCreator(() => ({
      currentPassword: password,
      newPassword: 'new-horse-8',
    })),
    changeEmail: byNewCreator(() => ({ email: `${newName()}@permille.test` })),
    resetPassword: {
      placeCreator: async ({ userId }) => {
        const reason = 'Lost it, called us'
        const { json } = await server.call('POST', `/api/admin/users/${userId}/password-link`, {
          as: await server.person('admin'),
          body: { reason },
        })
        const token = String(json.url).split('/').at(-1) ?? ''
        return { named: token, given: { body: { password: 'new-horse-8' } } }
      },
    },
    acceptTerms: byNewCreator(() => ({ version: termsVersion })),
    deleteAccount: byNewCreator(() => ({ givesUpCents: 0 })),
    changeName: byNewCreator(() => ({ displayName: 'Mira Sol' })),
    endSession: {
      placeCreator: async (creator) => {
        await server.signIn(creator)
        const { json } = await server.call('GET', '/api/auth/sessions', { as: creator })
        const other = json.find(({ isThis }: { isThis: boolean }) => !isThis)
        return { named: other.id, given: { as: creator } }
      },
    },
    endOtherSessions: {
      placeCreator: async (creator) => {
        await server.signIn(creator)
        return { given: { as: creator } }
      },
    },
    chooseFeatured: {
      place: ({ creator, approvedId }) => ({
        given: { as: creator, body: { submissionIds: [approvedId] } },
      }),
    },
    updateProfile: byNewCreator(() => ({ bio: 'Hello', city: 'Berlin' })),
    requestAvatarUpload: {
      needsKey: true,
      placeCreator: (creator) => ({ given: { as: creator } }),
    },
  } satisfies Buttons
}

function factorButtons(server: TestServer) {
  const { database } = server
  return {
    removePasskey: {
      placeCreator: async (creator) => ({
        named: await addPasskey(server, creator.userId),
        given: { as: creator },
      }),
    },
    removeApp: {
      placeCreator: async (creator) => {
        const app = { userId: creator.userId, sealedSecret: 'unusable' }
        await database.db.transaction(async (tx) => {
          await insertApp(tx, app)
          await confirmApp(tx, { ...app, step: 1, at: new Date() })
        })
        return { given: { as: creator } }
      },
    },
  } satisfies Buttons
}

function adminButtons(server: TestServer) {
  return {
    acceptInvitation: {
      placeAlone: async () => {
        const { json } = await server.call(
          'POST',
          '/api/admin/invitations',
          await invitation(server),
        )
        const token = String(json.url).split('/').at(-1) ?? ''
        return { named: token, given: { body: { displayName: 'Ada', password } } }
      },
    },
    revokeInvitation: {
      placeAlone: async () => {
        const given = await invitation(server)
        await server.call('POST', '/api/admin/invitations', given)
        const { as } = given
        const { json } = await server.call('GET', '/api/admin/invitations?limit=1', {
          ...(as && { as }),
        })
        return { named: json[0].id, given: { ...(as && { as }) } }
      },
    },
    suspendUser: {
      place: async ({ creator }) => {
        const body = { reason: 'Bought views' }
        return { named: creator.userId, given: { as: await server.person('admin'), body } }
      },
    },
    deleteUser: {
      placeAlone: async () => {
        const { userId } = await server.person('creator')
        const body = { givesUpCents: 0, reason: 'Letter of 3 May' }
        return { named: userId, given: { as: await server.person('admin'), body } }
      },
    },
    endSessions: {
      placeCreator: async (creator) => ({
        named: creator.userId,
        given: { as: await server.person('admin') },
      }),
    },
    releaseFrozen: frozenButton(server),
    takeBackFrozen: frozenButton(server),
    checkSetup: {
      needsKey: true,
      placeAlone: async () => ({ given: { as: await server.person('admin') } }),
    },
    restoreUser: {
      place: async ({ creator: { userId } }) => {
        const as = await server.person('admin')
        const body = { reason: 'Bought views' }
        await server.call('POST', `/api/admin/users/${userId}/suspend`, { as, body })
        return { named: userId, given: { as } }
      },
    },
  } satisfies Buttons
}

/** $3.00 earned while the creator was suspended. */
function frozenButton(server: TestServer): ButtonMaker {
  return {
    place: async ({ creator: { userId }, approvedId }) => {
      const { db } = server.database
      await suspend(db, userId)
      const readings = [readingOf(approvedId, 21_000)]
      await db.transaction((tx) => settleViews(tx, { readings, at: new Date(), holdHours: 0 }))
      const body = { reason: 'Looked at the views' }
      return { named: userId, given: { as: await server.person('admin'), body } }
    },
  }
}

async function invitation(server: TestServer): Promise<Button['given']> {
  const email = `${newName()}@permille.test`
  const body = { email, role: 'brand', brandName: 'Northwind' }
  return { as: await server.person('admin'), body }
}
