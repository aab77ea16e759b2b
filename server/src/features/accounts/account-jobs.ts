import { defineJob } from '../../platform/jobs/job.ts'

export interface AccountChange {
  readonly kind: 'email' | 'password'
  /** The user's address before the change: whoever made the change may be someone else. */
  readonly toAddress: string
  readonly displayName: string
  /** Time of the change, as an ISO 8601 instant. */
  readonly at: string
}

/** A user's credentials have changed; notifications announces it to the old address. */
export const accountChanged = defineJob<AccountChange>('account-changed')
