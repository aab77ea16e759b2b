import type { SubmissionId } from '@permille/contract/ids'
import { listAccrualDaysCall, listAccrualsCall } from '@permille/contract/submissions/accruals'
import type { Database } from '#platform/database/database.ts'
import { asCreator, type Calling } from '#platform/http/actor.ts'
import { pageAsked, respondWithRows } from '#platform/http/calls/list-page.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { SubmissionNotFound } from '../review.ts'
import { findOwnSubmission } from '../submission-store.ts'
import { listAccrualDays, listAccruals } from './accrual-store.ts'

export function accrualRoutes({ database }: { database: Database }): Route[] {
  const ownPost = async (call: Calling & { readonly params: { readonly id: SubmissionId } }) => {
    const own = { submissionId: call.params.id, creatorId: asCreator(call).creatorId }
    if ((await findOwnSubmission(database, own)) === undefined) throw new SubmissionNotFound()
    return { submissionId: own.submissionId }
  }
  return [
    route(listAccrualDaysCall, async (call) => {
      const page = pageAsked(call.query)
      const asked = { ...(await ownPost(call)), ...page }
      return respondWithRows(call, await listAccrualDays(database, asked))
    }),
    route(listAccrualsCall, async (call) => {
      const { day, kind } = call.query
      const page = pageAsked(call.query)
      const asked = { ...(await ownPost(call)), day, kind, ...page }
      return respondWithRows(call, await listAccruals(database, asked))
    }),
  ]
}
