import type { SocialAccountId, SubmissionId } from '@permille/contract/ids'
import { expect, test } from 'vitest'
import type { PostFacts } from '#integrations/social-platform.ts'
import { addHours, addSeconds } from '#platform/clock.ts'
import type { DuePost } from './due-post.ts'
import { nextRead } from './next-read.ts'
import type { PostOutcome } from './read-batch.ts'
import type { NextRead } from './tracking-store.ts'

const now = new Date('2026-06-01T12:00:00Z')
const hour = 3600

/** A post that earns 30 cents an hour, which is read hourly, and was read an hour ago. */
function duePost(change: Partial<DuePost> = {}): DuePost {
  return {
    submissionId: 'submission' as SubmissionId,
    platform: 'youtube',
    socialAccountId: 'account' as SocialAccountId,
    platformUserId: 'channel',
    externalPostId: 'video',
    approvedAt: addHours(now, -72),
    publishedAt: addHours(now, -100),
    viewsPerHour: 100,
    ratePerKViewsCents: 300,
    minPayoutCents: 0,
    maxPayoutCents: 0,
    campaignMoney: 'enough',
    missedCount: 0,
    failedCount: 0,
    trouble: null,
    absentSince: null,
    highestViewCount: 1000,
    lastReadAt: addHours(now, -1),
    ...change,
  }
}

function read(viewCount: number, change?: Partial<DuePost>): PostOutcome {
  return { kind: 'read', post: duePost(change), facts: { viewCount } as PostFacts }
}

function absent(change?: Partial<DuePost>): PostOutcome {
  return { kind: 'absent', post: duePost(change), note: 'not there' }
}

function outage(change?: Partial<DuePost>): PostOutcome {
  const failure = { trouble: 'outage', note: 'no response', namedSeconds: null } as const
  return { kind: 'postponed', post: duePost(change), ...failure }
}

const adaptive = { now, pace: 1, hotIntervalSeconds: null }
const wasGone = addHours(now, -5)

type Expected = Partial<Omit<NextRead, 'nextReadAt'>> & { readonly seconds?: number }

test.each<[string, PostOutcome, Expected]>([
  [
    'a reading ends every trouble',
    read(1100, { missedCount: 2, failedCount: 3, trouble: 'outage', absentSince: wasGone }),
    { missedCount: 0, failedCount: 0, trouble: null, absentSince: null },
  ],
  [
    'a post seen to be gone counts a miss and is read half as often',
    absent(),
    { missedCount: 1, trouble: 'absent', absentSince: now, seconds: 2 * hour },
  ],
  [
    'a post that stays gone keeps the moment it went',
    absent({ missedCount: 1, absentSince: wasGone }),
    { missedCount: 2, absentSince: wasGone, seconds: 4 * hour },
  ],
  [
    'absence after failures starts their count again',
    absent({ failedCount: 4 }),
    { failedCount: 0, trouble: 'absent' },
  ],
  [
    'a failure is tried again after a minute',
    outage(),
    { missedCount: 1, failedCount: 1, trouble: 'outage', seconds: 60 },
  ],
  [
    'failures in a row wait twice as long each time, and are one miss',
    outage({ missedCount: 1, failedCount: 3 }),
    { missedCount: 1, failedCount: 4, seconds: 8 * 60 },
  ],
  [
    'a failure says nothing about a post that was gone',
    outage({ missedCount: 2, absentSince: wasGone }),
    { missedCount: 2, absentSince: wasGone },
  ],
  [
    'an absence says nothing about the rate or the worth',
    absent({ viewsPerHour: 37 }),
    { viewsPerHour: 37, wantedSeconds: null },
  ],
  ['a failure neither', outage({ viewsPerHour: 37 }), { viewsPerHour: 37, wantedSeconds: null }],
  [
    'a post at its cap is read weekly',
    read(1100, { maxPayoutCents: 300 }),
    { wantedSeconds: 7 * 24 * hour, seconds: 7 * 24 * hour },
  ],
  [
    'a lower count leaves it at its cap',
    read(10, { maxPayoutCents: 300 }),
    { wantedSeconds: 7 * 24 * hour },
  ],
])('%s', (_, outcome, { seconds, ...expected }) => {
  const next = nextRead(outcome, adaptive)

  expect(next).toMatchObject({ submissionId: 'submission', ...expected })
  if (seconds !== undefined) expect(next.nextReadAt).toEqual(addSeconds(now, seconds))
})

test('more views than expected bring the next reading forward, fewer put it off', () => {
  const rates = [5000, 1100, 1000].map((views) => nextRead(read(views), adaptive).viewsPerHour)
  const waits = [5000, 1100, 1000].map((views) => nextRead(read(views), adaptive).nextReadAt)

  expect(rates).toEqual(rates.toSorted((one, other) => other - one))
  expect(waits).toEqual(waits.toSorted((one, other) => one.getTime() - other.getTime()))
  expect(new Set(waits.map(Number)).size).toBe(3)
})

test('a limited quota delays a reading without lowering its value', () => {
  const [soon, later] = [1, 3].map((pace) => nextRead(read(1100), { ...adaptive, pace }))

  expect(later?.wantedSeconds).toBe(soon?.wantedSeconds)
  const wait = (next?: NextRead) => (next?.nextReadAt.getTime() ?? 0) - now.getTime()
  expect(wait(later) / wait(soon)).toBeCloseTo(3)
})

test('a post on a platform that bills by the day is read more often while that is free', () => {
  const [free, paid] = (['x', 'youtube'] as const).map((platform) =>
    nextRead(read(1100, { platform }), adaptive),
  )

  expect(free?.wantedSeconds).toBe(paid?.wantedSeconds)
  expect(Number(free?.nextReadAt)).toBeLessThan(Number(paid?.nextReadAt))
})

test('in the demo a post just approved is read every few seconds', () => {
  const demo = { ...adaptive, hotIntervalSeconds: 5 }
  const next = nextRead(read(1100, { approvedAt: addHours(now, -0.25) }), demo)

  expect(next.nextReadAt).toEqual(addSeconds(now, 5))
})
