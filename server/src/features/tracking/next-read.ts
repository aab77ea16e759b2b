import { addSeconds } from '#platform/clock.ts'
import { billedDay } from './billed-day.ts'
import {
  type CadenceSettings,
  secondsUntilNextRead,
  viewsToNextCent,
  wantedSeconds,
} from './cadence.ts'
import type { PostOutcome } from './read-batch.ts'
import { secondsUntilRetry } from './retry-pause.ts'
import type { NextRead } from './tracking-store.ts'
import { estimateViewsPerHour } from './view-rate.ts'

interface Moment extends CadenceSettings {
  readonly now: Date
  /** Stretches each post's ideal interval; 1 means no delay (pace.ts). */
  readonly pace: number
}

/** When to read a post next, and its state until then. */
export function nextRead(outcome: PostOutcome, { now, pace, ...settings }: Moment): NextRead {
  const { post } = outcome
  const viewCount = Math.max(seenViews(outcome), post.highestViewCount)
  const viewsPerHour = rateAfter(outcome, now)
  const missedCount = missesAfter(outcome)
  const activity = {
    ...post,
    viewsPerHour,
    viewsToNextCent: viewsToNextCent({ ...post, viewCount }),
    missedCount,
    rereadsAreFree: billedDay(post.platform, now) !== null,
    pace,
    now,
  }
  const seconds =
    outcome.kind === 'postponed'
      ? secondsUntilRetry({ ...outcome, failedCount: post.failedCount })
      : secondsUntilNextRead(activity, settings)
  return {
    submissionId: post.submissionId,
    nextReadAt: addSeconds(now, seconds),
    wantedSeconds: outcome.kind === 'read' ? wantedSeconds(activity) : null,
    viewsPerHour,
    missedCount,
    ...troubleAfter(outcome, now),
  }
}

function troubleAfter(
  outcome: PostOutcome,
  now: Date,
): Pick<NextRead, 'trouble' | 'failedCount' | 'absentSince'> {
  const { failedCount, absentSince } = outcome.post
  switch (outcome.kind) {
    case 'read':
      return { trouble: null, failedCount: 0, absentSince: null }
    case 'absent':
      return { trouble: 'absent', failedCount: 0, absentSince: absentSince ?? now }
    case 'postponed':
      return { trouble: outcome.trouble, failedCount: failedCount + 1, absentSince }
  }
}

/** A platform that does not respond, however often, does not mean that the post is gone. */
function missesAfter({ kind, post }: PostOutcome): number {
  if (kind === 'read') return 0
  return kind === 'absent' ? post.missedCount + 1 : Math.max(post.missedCount, 1)
}

function seenViews(outcome: PostOutcome): number {
  return outcome.kind === 'read' ? (outcome.facts.viewCount ?? 0) : 0
}

/** Only a reading changes a post's rate. */
function rateAfter(outcome: PostOutcome, at: Date): number {
  const { post } = outcome
  if (outcome.kind !== 'read') return post.viewsPerHour
  const publishedAt = post.publishedAt ?? post.approvedAt
  const known = { ...post, viewCount: post.highestViewCount, publishedAt }
  return estimateViewsPerHour(known, { viewCount: seenViews(outcome), at })
}
