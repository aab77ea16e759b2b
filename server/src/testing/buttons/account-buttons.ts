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

export function accountButtons(server: TestServer): Buttons {
  return {
    ...ownAccountButtons(server),
    ...factorButtons(server),
    ...adminButtons(server),
    ...riskButtons(server),
    ...booksButtons(server),
  }
}

function ownAccountButtons(server: TestServer): Buttons {
  const byNewCreator = (body: () => object): ButtonMaker => ({
    placeAlone: async () => ({ given: { as: await server.person('creator'), body: body() } }),
  })
  return {
    'POST /api/auth/register': {
      placeAlone: () => {
        const body = { email: `${newName()}@permille.test`, password, displayName: 'Mira Vale' }
        // One address may create five accounts an hour, so each click has its own.
        return { given: { body, headers: { 'x-forwarded-for': nextAddress() } } }
      },
    },
    'POST /api/auth/logout': { placeCreator: (creator) => ({ given: { as: creator } }) },
    'PUT /api/user/password': byNewCreator(() => ({
      currentPassword: password,
      newPassword: 'new-horse-8',
    })),
    'PUT /api/user/email': byNewCreator(() => ({ email: `${newName()}@permille.test` })),
    'POST /api/password-resets/{token}': {
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
    'POST /api/account/terms': byNewCreator(() => ({ version: termsVersion })),
    'POST /api/account/deletion': byNewCreator(() => ({ givesUpCents: 0 })),
    'PUT /api/user/name': byNewCreator(() => ({ displayName: 'Mira Sol' })),
    'DELETE /api/auth/sessions/{id}': {
      placeCreator: async (creator) => {
        await server.signIn(creator)
        const { json } = await server.call('GET', '/api/auth/sessions', { as: creator })
        const other = json.find(({ isThis }: { isThis: boolean }) => !isThis)
        return { named: other.id, given: { as: creator } }
      },
    },
    'DELETE /api/auth/sessions': {
      placeCreator: async (creator) => {
        await server.signIn(creator)
        return { given: { as: creator } }
      },
    },
    'PUT /api/creator/featured': {
      place: ({ creator, approvedId }) => ({
        given: { as: creator, body: { submissionIds: [approvedId] } },
      }),
    },
    'PUT /api/creator/profile': byNewCreator(() => ({ bio: 'Hello', city: 'Berlin' })),
    'POST /api/objects/upload': {
      needsKey: true,
      placeCreator: (creator) => ({ given: { as: creator } }),
    },
  }
}

function factorButtons(server: TestServer): Buttons {
  const { database } = server
  return {
    'DELETE /api/user/factors/passkeys/{id}': {
      placeCreator: async (creator) => ({
        named: await addPasskey(server, creator.userId),
        given: { as: creator },
      }),
    },
    'DELETE /api/user/factors/app': {
      placeCreator: async (creator) => {
        const app = { userId: creator.userId, sealedSecret: 'unusable' }
        await database.db.transaction(async (tx) => {
          await insertApp(tx, app)
          await confirmApp(tx, { ...app, step: 1, at: new Date() })
        })
        return { given: { as: creator } }
      },
    },
  }
}

function adminButtons(server: TestServer): Buttons {
  return {
    'POST /api/invitations/{token}/accept': {
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
    'POST /api/admin/invitations/{id}/revoke': {
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
    'POST /api/admin/users/{id}/suspend': {
      place: async ({ creator }) => {
        const body = { reason: 'Bought views' }
        return { named: creator.userId, given: { as: await server.person('admin'), body } }
      },
    },
    'POST /api/admin/users/{id}/deletion': {
      placeAlone: async () => {
        const { userId } = await server.person('creator')
        const body = { givesUpCents: 0, reason: 'Letter of 3 May' }
        return { named: userId, given: { as: await server.person('admin'), body } }
      },
    },
    'POST /api/admin/users/{id}/end-sessions': {
      placeCreator: async (creator) => ({
        named: creator.userId,
        given: { as: await server.person('admin') },
      }),
    },
    'POST /api/admin/users/{id}/release-frozen': frozenButton(server),
    'POST /api/admin/users/{id}/take-back-frozen': frozenButton(server),
    'POST /api/admin/setup/check': {
      needsKey: true,
      placeAlone: async () => ({ given: { as: await server.person('admin') } }),
    },
    'POST /api/admin/users/{id}/restore': {
      place: async ({ creator: { userId } }) => {
        const as = await server.person('admin')
        const body = { reason: 'Bought views' }
        await server.call('POST', `/api/admin/users/${userId}/suspend`, { as, body })
        return { named: userId, given: { as } }
      },
    },
  }
}

/** $3.00 earned while the creator was suspended. */
function frozenButton(server: TestServer): Buttons[string] {
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
