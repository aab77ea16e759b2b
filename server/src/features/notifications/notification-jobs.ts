import { handleJob, type JobHandler } from '../../platform/jobs/job-runner.ts'
import { accountChanged } from '../accounts/public.ts'
import { accountNotice } from './account-notice.ts'
import { type DeliverDeps, deliverMail, mailPosted, postMail } from './post-mail.ts'

export function notificationJobs(deps: DeliverDeps & { supportAddress: string }): JobHandler[] {
  return [
    handleJob(accountChanged, async (change) => {
      const notice = accountNotice(change, deps.supportAddress)
      await deps.database.transaction((tx) => postMail(tx, notice))
    }),
    handleJob(mailPosted, ({ mailId }) => deliverMail(deps, mailId)),
  ]
}
