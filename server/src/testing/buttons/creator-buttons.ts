import { requestPayout } from '../../features/payouts/request-payout.ts'
import { newId } from '../../platform/ids.ts'
import type { Stall } from '../open-stall.ts'
import { makePayableCreator } from '../test-marketplace.ts'
import type { TestServer } from '../test-server.ts'
import { suspend } from '../test-users.ts'
import { type Button, type Buttons, newName, type Stage } from './button.ts'

export function creatorButtons(stage: Stage): Buttons {
  return { ...accountButtons(stage), ...postButtons(stage), ...payoutButtons(stage) }
}

function accountButtons({ server }: Stage): Buttons {
  const path = '/api/creator/social-accounts'
  return {
    [`POST ${path}`]: {
      place: async ({ creator }) => {
        const username = newName()
        await server.sandbox.setAccount({ platform: 'youtube', username, followers: 5000 })
        return { given: { as: creator, body: { platform: 'youtube', username } } }
      },
    },
    [`POST ${path}/{id}/verify`]: {
      place: async (stall) => {
        const { id, username, ownershipCode } = await connect(server, stall)
        await server.sandbox.setAccount({
          platform: 'youtube',
          username,
          followers: 1,
          description: ownershipCode,
        })
        return { named: id, given: { as: stall.creator } }
      },
    },
    [`DELETE ${path}/{id}`]: {
      place: ({ creator, accountId }) => ({ named: accountId, given: { as: creator } }),
    },
  }
}

function postButtons({ server }: Stage): Buttons {
  return {
    'POST /api/submissions': { place: (stall) => submission(server, stall) },
    'POST /api/submissions/{id}/resubmit': {
      place: async (stall) => {
        const { given } = await submission(server, stall)
        const { json } = await server.call('POST', '/api/submissions', given)
        const rejection = { as: stall.brand, body: { code: 'off_brief' } }
        await server.call('POST', `/api/submissions/${json.id}/reject`, rejection)
        return { named: json.id, given: { as: stall.creator } }
      },
    },
  }
}

function payoutButtons({ server, desk }: Stage): Buttons {
  return {
    'POST /api/stripe/connect/account-link': {
      place: ({ creator }) => ({ given: { as: creator, body: { country: 'US' } } }),
    },
    'POST /api/admin/payouts/{id}/ask': {
      needsKey: true,
      place: async () => {
        const { id: creatorId, userId } = await makePayableCreator(desk, 5000)
        const payoutId = await desk.deps.database.transaction((tx) =>
          requestPayout(tx, { creatorId, userId }, new Date()),
        )
        return { named: payoutId, given: { as: await server.person('admin') } }
      },
    },
    'POST /api/admin/payouts/{id}/send': heldButton({ server, desk }),
    'POST /api/admin/payouts/{id}/fail': heldButton({ server, desk }),
    'POST /api/stripe/create-payout': {
      place: async () => {
        const { userId } = await makePayableCreator(desk, 5000)
        return { given: { as: await server.signIn('creator', userId) } }
      },
    },
  }
}

/** A payout requested just before its creator was suspended. */
function heldButton({ server, desk }: Stage): Buttons[string] {
  return {
    place: async () => {
      const { id: creatorId, userId } = await makePayableCreator(desk, 5000)
      const payoutId = await desk.deps.database.transaction((tx) =>
        requestPayout(tx, { creatorId, userId }, new Date()),
      )
      await suspend(desk.deps.database, userId)
      const body = { reason: 'Looked at the views' }
      return { named: payoutId, given: { as: await server.person('admin'), body } }
    },
  }
}

/** A new post of a newly connected channel, ready to be submitted. */
async function submission(server: TestServer, stall: Stall): Promise<Button> {
  const { id: socialAccountId, username } = await connect(server, stall)
  const externalPostId = newId().replaceAll('-', '').slice(-11)
  await server.sandbox.setPost({ platform: 'youtube', username, externalPostId, views: 1000 })
  const postUrl = `https://www.youtube.com/watch?v=${externalPostId}`
  const body = { campaignId: stall.liveId, socialAccountId, postUrl }
  return { given: { as: stall.creator, body } }
}

async function connect(
  server: TestServer,
  { creator }: Stall,
): Promise<{ id: string; username: string; ownershipCode: string }> {
  const username = newName()
  await server.sandbox.setAccount({ platform: 'youtube', username, followers: 5000 })
  const body = { platform: 'youtube', username }
  const { json } = await server.call('POST', '/api/creator/social-accounts', { as: creator, body })
  return { ...json, username }
}
