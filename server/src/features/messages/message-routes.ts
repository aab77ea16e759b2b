import {
  answerMessageCall,
  listMessagesCall,
  reportCampaignCall,
  sendMessageCall,
} from '@permille/contract/messages/messages'
import type { Clock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { invariant } from '#platform/errors/errors.ts'
import { asActing, asAdmin } from '#platform/http/actor.ts'
import { withFiles } from '#platform/http/calls/list-file.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import type { RawRoute } from '#platform/http/calls/raw-route.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { answerMessage } from './answer-message.ts'
import { messageFile } from './message-file.ts'
import { listMessages } from './message-store.ts'
import { reportCampaign } from './report-campaign.ts'
import { countMessage, senderOf, sendMessage } from './send-message.ts'

export function messageRoutes({
  database,
  clock,
  isMailSent,
}: {
  database: DatabaseServer
  clock: Clock
  isMailSent: boolean
}): (Route | RawRoute)[] {
  const routes = [
    route(sendMessageCall, async (call) => {
      const { email, topic, text } = call.body
      const { id: requestId, address } = call.request
      const sender = senderOf(call.actor, { email, address })
      await countMessage(database, sender)
      const message = { sender, topic, text, at: clock.now(), requestId }
      await call.once(
        (db) => sendMessage(db, message),
        () => null,
      )
      return { ok: true as const, isMailSent }
    }),
    route(reportCampaignCall, async (call) => {
      const reporter = asActing(call)
      invariant(reporter.kind !== 'admin', 'an admin looks for themselves')
      await countMessage(database, reporter)
      const request = { ...call.body, campaignId: call.params.id, reporter, at: clock.now() }
      await call.once(
        (db) => reportCampaign(db, { ...request, requestId: call.request.id }),
        () => null,
      )
      return { ok: true as const }
    }),
    route(listMessagesCall, async (call) => {
      const filter = { ...call.query, ...pageRequest(call.query) }
      return respondWithRows(call, await listMessages(database, filter))
    }),
    route(answerMessageCall, async (call) => {
      const { userId: adminUserId } = asAdmin(call)
      const { answer } = call.body
      const { id: requestId } = call.request
      const reply = { id: call.params.id, answer, adminUserId, at: clock.now(), requestId }
      await call.once(
        (db) => db.transaction((tx) => answerMessage(tx, reply)),
        () => null,
      )
      return { ok: true as const }
    }),
  ]
  return withFiles(routes, [messageFile])
}
