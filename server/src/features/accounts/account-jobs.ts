import { defineJob } from '../../platform/jobs/job.ts'

export interface AccountChange {
  readonly kind: 'email' | 'password'
  /** Where the person was reached before the change: whoever did it may be someone else. */
  readonly toAddress: string
  readonly displayName: string
  /** When, as an ISO 8601 instant. */
  readonly at: string
}

/** A person's way in has changed; whoever tells people things tells the old address. */
export const accountChanged = defineJob<AccountChange>('account-changed')
