import type { SubmissionId } from '@permille/contract/ids'
import { listAccrualDaysCall, listAccrualsCall } from '@permille/contract/submissions/accruals'
import type { Database } from '#platform/database/database.ts'
import { asCreator, type Calling } from '#platform/http/actor.ts'
import { pageRequest, respondWithRows } from '#platform/http/calls/list-page.ts'
import { type Route, route } from '#platform/http/calls/route.ts'
import { SubmissionNotFound } from '../review.ts'
import { findOwnSubmission } from '../submission-store.ts'
import { listAccrualDays, listAccruals } from './accrual-store.ts'

export function accrualRoutes({ database }: { database: Database }): Route[] {
  const ownPost = async (call: Calling & { readonly params: { readonly id: SubmissionId } }) => {
    const target = { submissionId: call.params.id, creatorId: asCreator(call).creatorId }
    if ((await findOwnSubmission(database, target)) === undefined) throw new SubmissionNotFound()
    return { submissionId: target.submissionId }
  }
  return [
    route(listAccrualDaysCall, async (call) => {
      const page = pageRequest(call.query)
      const request = { ...(await ownPost(call)), ...page }
      return respondWithRows(call, await listAccrualDays(database, request))
    }),
    route(listAccrualsCall, async (call) => {
      const { day, kind } = call.query
      const page = pageRequest(call.query)
      const request = { ...(await ownPost(call)), day, kind, ...page }
      return respondWithRows(call, await listAccruals(database, request))
    }),
  ]
}
