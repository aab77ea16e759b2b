import { readBrandSubmissionCall, rejectSubmissionCall } from '@permille/contract/submissions'
import { isolate } from '@permille/contract/texts/isolate'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { queryOf } from '../../../../api/query.ts'
import { refreshAfter } from '../../../../api/stale.ts'
import { shownToast, type ToastMessage, toast } from '../../../../ui/overlays/toast.ts'
import { titleOf } from '../../../../ui/values/title-of.ts'
import { endUndoOf, type Undoable } from './undoable.ts'

/**
 * The stream sends no news of the user's own decision in another tab, so poll, but only while it
 * can be undone.
 */
const askEveryMs = 2000
/** The most posts to poll; for the rest, Undo reports what happened. */
const askedMax = 10

/**
 * While approvals can be undone, polls for posts that were rejected, withdrawn or undone elsewhere,
 * ends the offer for them and says what happened.
 */
export function DecidedElsewhere({ posts }: Pick<Undoable, 'posts'>) {
  return posts.slice(0, askedMax).map(({ id }) => <Watched key={id} id={id} />)
}

function Watched({ id }: Pick<Undoable['posts'][number], 'id'>) {
  const client = useQueryClient()
  const [since] = useState(Date.now)
  const { data, dataUpdatedAt } = useQuery({
    ...queryOf(readBrandSubmissionCall, { params: { id } }),
    refetchInterval: askEveryMs,
  })
  const message = data === undefined ? undefined : sayDecidedElsewhere(data)
  const isFresh = dataUpdatedAt > since
  useEffect(() => {
    if (message === undefined || !isFresh) return
    endUndoOf([id])
    tellEnded(message)
    void refreshAfter(client, rejectSubmissionCall)
  }, [client, id, isFresh, message])
  return null
}

let told = { key: 0, count: 0 }

/** Several that ended together are learned of one after the other: the toast that still shows counts them. */
export function tellEnded(message: ToastMessage): void {
  const count = shownToast()?.key === told.key ? told.count + 1 : 1
  told = { key: toast(count === 1 ? message : sayAll(count)), count }
}

function sayAll(count: number): ToastMessage {
  return {
    title: `${count} posts are not approved`,
    description: 'They were rejected, withdrawn or left undecided elsewhere.',
  }
}

interface Post {
  readonly title: string | null
  readonly status: string
  readonly approvalFinalAt: string | null
  /** Why it was rejected. */
  readonly reason: string | null
}

/**
 * Returns what happened to the post; undefined while the approval is unchanged, and once it is
 * final.
 */
export function sayDecidedElsewhere(post: Post): ToastMessage | undefined {
  if (post.approvalFinalAt !== null) return undefined
  const title = `“${isolate(titleOf(post.title))}” is not approved`
  if (post.status === 'pending') return { title, description: 'The approval was undone elsewhere.' }
  if (post.status !== 'rejected') return undefined
  return { title, description: post.reason ?? 'It was rejected elsewhere.' }
}
