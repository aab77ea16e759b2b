import type { KeyId } from '@permille/contract/ids'
import { defineMailJob } from '#platform/jobs/job.ts'

/** What whoever stands behind a key is told about it. */
export interface KeyNews {
  readonly keyId: KeyId
  /** `passed-on` is queued by the version before only. */
  readonly what: 'ends' | 'passed-on' | 'new-network'
}

/** Notifications mails it. */
export const keyChanged = defineMailJob<KeyNews>('key-changed')
