import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import { isProvenAddress } from '../accounts/public.ts'
import { findMessage, messageReceived, visitorAnswered } from '../messages/public.ts'
import { postMail } from './mails/post-mail.ts'
import { writeAnswer, writeArrived, writeSupportMail } from './mails/write-message-mails.tsx'
import type { NotificationDeps } from './notification-deps.ts'

/** A message is gone if its sender has deleted their account since: nothing is mailed then. */
export function messageHandlers(deps: NotificationDeps): JobHandler[] {
  const { database, operatorAddress, appUrl, supportAddress } = deps
  return [
    handleJob(messageReceived, ({ messageId }) =>
      database.transaction(async (tx) => {
        const message = await findMessage(tx, messageId)
        if (message === undefined) return
        if (operatorAddress !== null) {
          const to = { toAddress: operatorAddress, appUrl }
          await postMail(tx, await writeSupportMail(message, to), deps)
        }
        // The page of a reported campaign says that the report arrived.
        if (message.kind !== 'question') return
        const isProven = await isProvenAddress(tx, message.senderEmail)
        await postMail(tx, await writeArrived(message, { isProven }), deps)
      }),
    ),
    handleJob(visitorAnswered, ({ messageId }) =>
      database.transaction(async (tx) => {
        const message = await findMessage(tx, messageId)
        if (message === undefined || message.answer === null) return
        const answered = { ...message, answer: message.answer }
        const isProven = await isProvenAddress(tx, message.senderEmail)
        const mail = await writeAnswer(answered, { isProven, supportAddress })
        await postMail(tx, mail, { ...deps, purpose: 'answer' })
      }),
    ),
  ]
}
