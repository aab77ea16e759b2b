import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import { accountChanged } from '../accounts/public.ts'
import { chargebackChanged, readNoticeFacts } from '../chargebacks/public.ts'
import { accountNotice } from './account-notice.ts'
import { chargebackNews } from './news/chargeback-news.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { mailPosted } from './notification-jobs.ts'
import { deliverMail, postMail } from './post-mail.ts'
import { tell } from './tell-news.ts'

export function notificationHandlers(deps: NotificationDeps): JobHandler[] {
  return [
    handleJob(accountChanged, async (change) => {
      const notice = accountNotice(change, deps.supportAddress)
      await deps.database.transaction((tx) => postMail(tx, notice))
    }),
    handleJob(chargebackChanged, ({ chargebackId, news }) =>
      deps.database.transaction(async (tx) => {
        const facts = await readNoticeFacts(tx, chargebackId)
        const at = deps.clock.now()
        await tell(tx, chargebackNews({ chargebackId, change: news, at }, facts), at)
      }),
    ),
    handleJob(mailPosted, ({ mailId }) => deliverMail(deps, mailId)),
  ]
}
