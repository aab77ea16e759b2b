import type { SubmissionStatus } from '@permille/contract/enums'
import { StatusBadge } from './badge.tsx'

/** A withdrawn post is stored as rejected, although nobody rejected it. */
export function PostStatusBadge({
  post,
}: {
  readonly post: { readonly status: SubmissionStatus; readonly isWithdrawn: boolean }
}) {
  return <StatusBadge status={post.isWithdrawn ? 'withdrawn' : post.status} />
}
