import { handleJob, type JobHandler } from '#platform/jobs/job-runner.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import {
  accountChanged,
  accountDeleted,
  emailProofContext,
  emailProofRequested,
  invitationContext,
  makeMailedPasswordLink,
  passwordForgotten,
  userInvited,
} from '../accounts/public.ts'
import { chargebackChanged } from '../chargebacks/public.ts'
import { type EventDeps, recordChargeback } from '../events/public.ts'
import { findKeyFacts, keyChanged } from '../keys/public.ts'
import { findLeftBehind, leftBehind, type SetUpDeps } from '../teams/public.ts'
import { collectNotifications } from './collect-notifications.ts'
import { deliverMail } from './mails/deliver-mail.ts'
import { mailNotifications } from './mails/mail-notifications.ts'
import { postUncountedMail } from './mails/post-mail.ts'
import {
  writeAccountChange,
  writeAccountDeletion,
  writeEmailProof,
  writeInvitation,
  writePasswordLink,
} from './mails/write-account-mails.tsx'
import { writeKeyNews, writeLeftBehind } from './mails/write-key-mails.tsx'
import { messageHandlers } from './message-handlers.ts'
import type { NotificationDeps, PushDeps } from './notification-deps.ts'
import { mailPosted } from './notification-jobs.ts'
import { notifyOfEvents } from './notify-of-events.ts'
import { pushNotifications } from './push/push-notifications.ts'

export function notificationHandlers(deps: NotificationDeps & EventDeps): JobHandler[] {
  return [
    handleJob(accountChanged, async (change) => {
      const notice = await writeAccountChange(change, deps.supportAddress)
      await deps.database.transaction((tx) => postUncountedMail(tx, notice, deps))
    }),
    handleJob(accountDeleted, async (deletion) => {
      const notice = await writeAccountDeletion(deletion, deps.supportAddress)
      await deps.database.transaction((tx) => postUncountedMail(tx, notice, deps))
    }),
    handleJob(emailProofRequested, async (asked) => {
      const url = deps.encryption.open(asked.sealedUrl, emailProofContext(asked.userId))
      const mail = await writeEmailProof(asked, url)
      await deps.database.transaction((tx) => postUncountedMail(tx, mail, deps))
    }),
    handleJob(passwordForgotten, (forgotten) =>
      deps.database.transaction(async (tx) => {
        const link = await makeMailedPasswordLink(tx, deps, forgotten)
        if (link !== undefined) await postUncountedMail(tx, await writePasswordLink(link), deps)
      }),
    ),
    handleJob(userInvited, async ({ sealedUrl, invitationId, role: invitedAs, ...invited }) => {
      const url = deps.encryption.open(sealedUrl, invitationContext(invitationId))
      const { supportAddress } = deps
      const mail = await writeInvitation({ ...invited, invitedAs, url, supportAddress })
      await deps.database.transaction((tx) => postUncountedMail(tx, mail, deps))
    }),
    handleJob(chargebackChanged, async ({ chargebackId, news: change, turn = 1 }) => {
      await deps.database.transaction((tx) =>
        recordChargeback(tx, { chargebackId, change, turn, at: deps.clock.now() }),
      )
      await notifyOfEvents(deps)
    }),
    handleJob(keyChanged, async ({ keyId, what }) => {
      const facts = await findKeyFacts(deps.database, keyId)
      if (facts === undefined) return
      const mail = await writeKeyNews(facts, { what, appUrl: deps.appUrl })
      await deps.database.transaction((tx) => postUncountedMail(tx, mail, deps))
    }),
    ...messageHandlers(deps),
    handleJob(mailPosted, ({ mailId }) => deliverMail(deps, mailId)),
  ]
}

/** Takes what the rooms of keys, webhooks and links know of someone. */
export function leftBehindHandler(
  deps: NotificationDeps & Pick<SetUpDeps, 'readSetUp'>,
): JobHandler {
  return handleJob(leftBehind, async (left) => {
    const facts = await findLeftBehind(deps.database, { ...deps, ...left, at: deps.clock.now() })
    if (facts === undefined) return
    const mail = await writeLeftBehind(facts, { ...left, appUrl: deps.appUrl })
    await deps.database.transaction((tx) => postUncountedMail(tx, mail, deps))
  })
}

export function notificationSchedule(
  deps: NotificationDeps & PushDeps & EventDeps,
): ScheduledTask[] {
  return [
    { name: 'collect notifications', everySeconds: 3, work: () => collectNotifications(deps) },
    { name: 'push news', everySeconds: 3, work: (stop) => pushNotifications(deps, stop) },
    { name: 'mail news', everySeconds: 20, work: () => mailNotifications(deps) },
  ]
}
