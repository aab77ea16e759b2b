import { formatCents } from '@permille/contract/money'
import type { LockReason } from '@permille/contract/submissions/reasons'
import type { OwnSubmission } from '@permille/contract/submissions/submissions'

type Reasoned = Pick<OwnSubmission, 'lockReason' | 'terms'>

const lockSentences: Readonly<Record<Exclude<LockReason, 'cap'>, string>> = {
  window: 'This post’s time to earn is over.',
  budget: 'The campaign’s money is spent.',
  gone: 'Its platform no longer shows this post.',
  ended: 'The campaign has ended, and this post with it.',
  not_owner: 'Another creator has verified the account of this post.',
  deleted: 'The account of this post’s creator was deleted.',
}

/** Returns why a post is locked, which its creator reads first; undefined for one that is not. */
export function describeLockReason({ lockReason, terms }: Reasoned): string | undefined {
  if (lockReason === null) return undefined
  if (lockReason !== 'cap') return lockSentences[lockReason]
  return `This post has earned the most one post can here: ${formatCents(terms.maxPayoutCents)}.`
}
