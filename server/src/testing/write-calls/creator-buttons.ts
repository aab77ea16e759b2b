import { requestPayout } from '#features/payouts/request-payout.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import type { Partners } from '../partners.ts'
import { makePayableCreator } from '../test-marketplace.ts'
import type { TestServer } from '../test-server.ts'
import { type Person, suspend } from '../test-users.ts'
import { type Button, type ButtonMaker, type Buttons, newName } from './button.ts'

export function creatorButtons(server: TestServer) {
  return { ...accountButtons(server), ...postButtons(server), ...payoutButtons(server) }
}

function accountButtons(server: TestServer) {
  return {
    addSocialAccount: {
      placeCreator: async (creator) => {
        const username = newName()
        await server.sandbox.setAccount({ platform: 'youtube', username, followers: 5000 })
        return { given: { as: creator, body: { platform: 'youtube', username } } }
      },
    },
    verifySocialAccount: {
      placeCreator: async (creator) => {
        const { id, username, ownershipCode } = await connect(server, creator)
        await server.sandbox.setAccount({
          platform: 'youtube',
          username,
          followers: 1,
          description: ownershipCode,
        })
        return { named: id, given: { as: creator } }
      },
    },
    removeSocialAccount: {
      place: ({ creator, accountId }) => ({ named: accountId, given: { as: creator } }),
    },
  } satisfies Buttons
}

function postButtons(server: TestServer) {
  return {
    openDispute: {
      place: ({ creator, rejectedId }) => ({
        named: rejectedId,
        given: { as: creator, body: disputeBody },
      }),
    },
    answerDispute: {
      place: async (partners) => {
        await openDispute(server, partners)
        const body = { answer: 'It was not there.' }
        return { named: partners.rejectedId, given: { as: partners.brand, body } }
      },
    },
    decideDispute: {
      place: async (partners) => {
        const { rejectedId: named, brand } = partners
        await openDispute(server, partners)
        const answer = { as: brand, body: { answer: 'It was not there.' } }
        await server.call('POST', `/api/submissions/${named}/dispute/answer`, answer)
        const body = { decision: 'approve', goodwillCents: 500, notes: 'The label is there.' }
        return { named, given: { as: await server.person('admin'), body } }
      },
    },
    submitPost: { place: (partners) => submission(server, partners) },
    withdrawPost: {
      place: ({ creator, pendingId }) => ({ named: pendingId, given: { as: creator } }),
    },
    resubmitPost: {
      place: async (partners) => {
        const { given } = await submission(server, partners)
        const { json } = await server.call('POST', '/api/submissions', given)
        const rejection = { as: partners.brand, body: { code: 'off_brief' } }
        await server.call('POST', `/api/submissions/${json.id}/reject`, rejection)
        return { named: json.id, given: { as: partners.creator } }
      },
    },
  } satisfies Buttons
}

const disputeBody = { reason: 'The label is there.' }

async function openDispute(server: TestServer, { creator, rejectedId }: Partners): Promise<void> {
  const given = { as: creator, body: disputeBody }
  await server.call('POST', `/api/submissions/${rejectedId}/dispute`, given)
}

function payoutButtons(server: TestServer) {
  return {
    linkPayoutAccount: {
      placeCreator: async (creator) => {
        const proven = sql`UPDATE users SET email_proven_at = now() WHERE id = ${creator.userId}`
        await run(server.database.db, proven)
        return { given: { as: creator, body: { country: 'US' } } }
      },
    },
    recheckPayout: {
      needsKey: true,
      placeAlone: async () => {
        const { id: creatorId, userId } = await makePayableCreator(server, 5000)
        const payoutId = await server.database.db.transaction((tx) =>
          requestPayout(tx, { creatorId, userId }, new Date()),
        )
        return { named: payoutId, given: { as: await server.person('admin') } }
      },
    },
    sendHeldPayout: heldButton(server),
    failHeldPayout: heldButton(server),
    createPayout: {
      placeAlone: async () => {
        const { userId } = await makePayableCreator(server, 5000)
        return { given: { as: await server.signIn({ userId }) } }
      },
    },
  } satisfies Buttons
}

/** A payout requested just before its creator was suspended. */
function heldButton(server: TestServer): ButtonMaker {
  return {
    placeAlone: async () => {
      const { id: creatorId, userId } = await makePayableCreator(server, 5000)
      const payoutId = await server.database.db.transaction((tx) =>
        requestPayout(tx, { creatorId, userId }, new Date()),
      )
      await suspend(server.database.db, userId)
      const body = { reason: 'Looked at the views' }
      return { named: payoutId, given: { as: await server.person('admin'), body } }
    },
  }
}

/** A new post of a newly connected channel, ready to be submitted. */
async function submission(server: TestServer, partners: Partners): Promise<Button> {
  const { id: socialAccountId, username } = await connect(server, partners.creator)
  const externalPostId = newId().replaceAll('-', '').slice(-11)
  await server.sandbox.setPost({ platform: 'youtube', username, externalPostId, views: 1000 })
  const postUrl = `https://www.youtube.com/watch?v=${externalPostId}`
  const body = { campaignId: partners.liveId, socialAccountId, postUrl }
  return { given: { as: partners.creator, body } }
}

async function connect(
  server: TestServer,
  creator: Person,
): Promise<{ id: string; username: string; ownershipCode: string }> {
  const username = newName()
  await server.sandbox.setAccount({ platform: 'youtube', username, followers: 5000 })
  const body = { platform: 'youtube', username }
  const { json } = await server.call('POST', '/api/creator/social-accounts', { as: creator, body })
  return { ...json, username }
}
