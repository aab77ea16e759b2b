import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import { accountChanged } from '../accounts/public.ts'
import { chargebackChanged, readNoticeFacts } from '../chargebacks/public.ts'
import { accountNotice } from './account-notice.ts'
import { chargebackNotices } from './chargeback-notices.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { mailPosted } from './notification-jobs.ts'
import { deliverMail, postMail } from './post-mail.ts'

export function notificationHandlers(deps: NotificationDeps): JobHandler[] {
  return [
    handleJob(accountChanged, async (change) => {
      const notice = accountNotice(change, deps.supportAddress)
      await deps.database.transaction((tx) => postMail(tx, notice))
    }),
    handleJob(chargebackChanged, ({ chargebackId, news }) =>
      deps.database.transaction(async (tx) => {
        const facts = await readNoticeFacts(tx, chargebackId)
        for (const notice of chargebackNotices(news, facts)) await postMail(tx, notice)
      }),
    ),
    handleJob(mailPosted, ({ mailId }) => deliverMail(deps, mailId)),
  ]
}
