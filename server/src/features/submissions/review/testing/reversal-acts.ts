import type { SubmissionId } from '@permille/contract/ids'
import type { MoneyFixtures, ScenePost } from '#money/testing/money-fixtures.ts'
import { type Clock, systemClock } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { approveAgain } from '../approve-again.ts'
import { correctReading } from '../correct-reading.ts'
import { enterReading } from '../enter-reading.ts'
import { reverseApproval } from '../reverse-approval.ts'

/** What the scene's admin does to an approval, and back; by the machine's clock unless a test has another. */
export function reversalActs(scene: () => MoneyFixtures, clock: Clock = systemClock) {
  const deps = () => ({
    database: scene().database.db,
    clock,
    earningsHoldHours: 0,
    trackingWindowDays: 30,
  })
  const actOn = ({ id: submissionId }: { id: SubmissionId }, reason = 'Bought views') => ({
    submissionId,
    adminUserId: scene().adminId,
    reason,
    requestId: newId(),
  })
  const reverse = (post: ScenePost) =>
    reverseApproval(deps(), {
      ...actOn(post),
      code: 'suspected_fraud',
      evidence: '97 % of the views came from one network in two hours.',
    })
  const approve = (post: ScenePost) => approveAgain(deps(), actOn(post, 'The creator was right'))
  const read = (viewCount: number, { likeCount = null as number | null } = {}) => ({
    viewCount,
    likeCount,
    commentCount: null,
    shareCount: null,
    counts: true,
  })
  const enter = (post: ScenePost, viewCount: number, likes: { likeCount?: number } = {}) =>
    enterReading(deps(), { ...actOn(post), reading: read(viewCount, likes) })
  const correct = (post: ScenePost, viewCount: number) =>
    correctReading(deps(), { ...actOn(post), reading: read(viewCount) })
  return { deps, reverse, approve, enter, correct }
}
