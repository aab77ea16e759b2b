import type { MailId, NotificationId } from '@permille/contract/ids'
import { postUncountedMail } from '#features/notifications/mails/post-mail.ts'
import { listNotifications } from '#features/notifications/notification-store.ts'
import { notify } from '#features/notifications/testing/notify.ts'
import { newId } from '#platform/ids.ts'
import type { TestServer } from '../test-server.ts'
import type { Person } from '../test-users.ts'
import type { Buttons } from './button.ts'

/** A browser that nobody else has. */
const newBrowser = () => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
  p256dh: 'A'.repeat(87),
  auth: 'A'.repeat(22),
})

export function notificationButtons(server: TestServer) {
  return {
    ...messageButtons(server),
    readNotifications: {
      placeCreator: async (creator) => ({
        given: { as: creator, body: { id: await tellSomething(server, creator) } },
      }),
    },
    retryMail: {
      placeAlone: async () => ({
        named: await postSomething(server),
        given: { as: await server.person('admin') },
      }),
    },
    startPush: {
      placeCreator: (creator) => ({ given: { as: creator, body: newBrowser() } }),
    },
    endPush: {
      placeCreator: async (creator) => {
        const browser = newBrowser()
        await server.call('PUT', '/api/notifications/push', { as: creator, body: browser })
        return { given: { as: creator, body: { endpoint: browser.endpoint } } }
      },
    },
    setPreference: {
      placeCreator: (creator) => ({
        given: { as: creator, body: { kind: 'payout', channel: 'mail', isOn: false } },
      }),
    },
  } satisfies Buttons
}

function messageButtons(server: TestServer) {
  const body = { topic: 'money', text: 'Where is my payout?' }
  return {
    sendMessage: { placeCreator: (creator) => ({ given: { as: creator, body } }) },
    reportCampaign: {
      place: ({ creator, liveId }) => ({
        named: liveId,
        given: { as: creator, body: { reason: 'misleading', text: 'It pays less.' } },
      }),
    },
    answerMessage: {
      placeCreator: async (creator) => {
        await server.call('POST', '/api/messages', { as: creator, body })
        const as = await server.person('admin')
        const { json } = await server.call('GET', '/api/admin/messages?state=open', { as })
        const [{ id: named }] = json
        return { named, given: { as, body: { answer: 'It was sent on Monday.' } } }
      },
    },
  } satisfies Buttons
}

async function tellSomething(server: TestServer, { userId }: Person): Promise<NotificationId> {
  const { db } = server.database
  const words = { title: 'News', text: 'It happened.', path: '/earnings' }
  const drafts = { userId, key: newId(), kind: 'payout', ...words, at: new Date() } as const
  await db.transaction((tx) => notify(tx, [drafts], new Date()))
  const filter = { userId, isUnread: false, after: undefined, limit: 1 }
  const [newest] = await listNotifications(db, filter)
  if (newest === undefined) throw new Error('nothing was told')
  return newest.id
}

function postSomething(server: TestServer): Promise<MailId> {
  const words = { subject: 'News', text: 'It happened.', html: '<p>It happened.</p>' }
  const mail = {
    kind: 'payout',
    userId: null,
    toAddress: 'someone@permille.test',
    ...words,
  } as const
  return server.database.db.transaction((tx) =>
    postUncountedMail(tx, { ...mail, secret: null }, server.wiring.parts),
  )
}
