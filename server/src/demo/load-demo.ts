import { setTimeout as sleep } from 'node:timers/promises'
import { linkPayoutAccount } from '../features/payouts/link-payout-account.ts'
import { refreshUnfinishedAccount } from '../features/payouts/refresh-payout-account.ts'
import { withdraw } from '../features/payouts/request-payout.ts'
import { settleReadings } from '../features/risk/public.ts'
import { copyDuePictures } from '../features/submissions/pictures/copy-pictures.ts'
import {
  closeEndedSubmissions,
  closeFullSubmissions,
} from '../features/tracking/close-ended-submissions.ts'
import { meetServer, meetServerAlone, noteServerCompared } from '../money/books/database-server.ts'
import { watchBooks } from '../money/books/watch-books.ts'
import { releaseHolds } from '../money/movements/release-holds.ts'
import { addHours } from '../platform/clock.ts'
import { isExpectedError } from '../platform/errors/errors.ts'
import type { Dependencies } from '../wiring/dependencies.ts'
import { buildDemoDependencies, type DemoDependencies, type DemoEvent } from './demo-parts.ts'
import { type DemoCreatorIds, makePeople } from './demo-people.ts'
import { findDemoLoadedAt, markDemoBegun, markDemoLoaded, renewPending } from './demo-store.ts'
import { campaignEvents } from './demo-story.ts'
import { nordlysCampaigns } from './nordlys-campaigns.ts'
import { otherCampaigns } from './other-campaigns.ts'
import { createSandboxControl } from './sandbox-control.ts'
import { viewsAt } from './views-at.ts'

const historyDays = 76
const holdHours = 72

/** More than Stripe's fees on every payment of the demo. */
const operatorsMoneyCents = 250_000

/**
 * Fills an empty marketplace with months of history, once: every step goes through the product's own
 * use cases with a moved clock, so that the books balance. Later starts only renew deadlines.
 */
export async function loadDemo(
  { sandboxUrl, platformCountry }: { sandboxUrl: string; platformCountry: string },
  parts: Dependencies,
): Promise<void> {
  const now = new Date()
  if ((await findDemoLoadedAt(parts.database)) === undefined) {
    await waitForSandbox(sandboxUrl)
    await parts.database.transaction((tx) => markDemoBegun(tx))
    // PostgreSQL may have restarted since it was migrated: an empty marketplace has forgotten nothing.
    await meetServerAlone(parts.database)
    await noteServerCompared(parts.database, await meetServer(parts.database))
    const control = createSandboxControl(sandboxUrl)
    const demo = buildDemoDependencies(parts, { control, platformCountry })
    const ended = new AbortController()
    const history = playHistory(demo, now).finally(() => ended.abort())
    await Promise.all([history, copyPictures(demo, ended.signal)])
    await parts.database.transaction((tx) => markDemoLoaded(tx))
  }
  await parts.database.transaction((tx) => renewPending(tx, now))
}

/** Runs beside the history, because the sandbox renders pictures in its own process; ends with the last of them. */
async function copyPictures(demo: DemoDependencies, ended: AbortSignal): Promise<void> {
  for (let isOver = false; !isOver; ) {
    isOver = ended.aborted
    const triedCount = await copyDuePictures(demo)
    if (triedCount > 0) isOver = false
    else if (!isOver) await sleep(400)
  }
}

async function waitForSandbox(sandboxUrl: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(`${sandboxUrl}/healthz`).catch(() => null)
    if (response?.ok) return
    await sleep(200)
  }
  throw new Error(`the sandbox at ${sandboxUrl} does not respond`)
}

async function playHistory(demo: DemoDependencies, now: Date): Promise<void> {
  await demo.control.topUp(operatorsMoneyCents)
  const people = await makePeople(demo, now)
  const events: DemoEvent[] = [...nordlysCampaigns, ...otherCampaigns].flatMap((campaign) =>
    campaignEvents(campaign, people, now),
  )
  for (let day = historyDays; day >= 0; day -= 1) {
    // The last day ends an hour ago, so that nothing is in the future.
    const at = addHours(now, day === 0 ? -1 : -24 * day)
    events.push({ at, play: (each) => endDay(each, { creators: people.creators, day }) })
  }
  events.sort((one, other) => one.at.getTime() - other.at.getTime())
  for (const event of events) {
    demo.travel.at = event.at
    await event.play(demo)
  }
  await handOver(demo, now)
}

/** Reads every tracked post, releases matured money, pays out on Mondays of the demo's calendar. */
async function endDay(
  demo: DemoDependencies,
  today: { creators: readonly DemoCreatorIds[]; day: number },
): Promise<void> {
  await readTracked(demo)
  const at = demo.clock.now()
  const isPayday = today.day % 7 === 2
  if (isPayday) await watchBooks(demo)
  await demo.database.transaction((tx) => releaseHolds(tx, { at, creatorsMax: 1000 }))
  await closeEndedSubmissions(demo)
  await closeFullSubmissions(demo)
  for (const creator of today.creators) {
    const { paidSinceDaysAgo, refusedDaysAgo } = creator
    if (paidSinceDaysAgo === null || paidSinceDaysAgo < today.day) continue
    if (refusedDaysAgo === today.day)
      await demo.control.refuseTransfers(() => payOut(demo, creator))
    else if (isPayday || refusedDaysAgo === today.day + 1) await payOut(demo, creator)
  }
}

async function readTracked(demo: DemoDependencies): Promise<void> {
  const at = demo.clock.now()
  const readings = demo.tracked.map((post) => {
    const viewCount = viewsAt(post, at, post.publishedAt)
    return {
      submissionId: post.submissionId,
      at,
      viewCount,
      likeCount: Math.round((viewCount * post.likesPercent) / 100),
      commentCount: Math.round(viewCount * 0.004),
      shareCount: Math.round(viewCount * 0.002),
      source: 'api',
      note: null,
    } as const
  })
  await demo.database.transaction((tx) => settleReadings(tx, { readings, at, holdHours }))
}

async function payOut(demo: DemoDependencies, creator: DemoCreatorIds): Promise<void> {
  try {
    await withdraw(demo, creator)
  } catch (error) {
    if (!isExpectedError(error)) throw error
    // Below the minimum that week, or not connected yet: the money waits for the next payout.
    if (error.code === 'payout-account-missing') await connectPayouts(demo, creator)
  }
}

async function connectPayouts(
  demo: DemoDependencies,
  { creatorId, countryCode }: DemoCreatorIds,
): Promise<void> {
  if (countryCode === null) return
  const { url } = await linkPayoutAccount(
    { ...demo, isMailSent: false },
    { creatorId, country: countryCode },
  )
  await demo.control.finishOnboarding(url)
  await refreshUnfinishedAccount(demo, creatorId)
}

/** From here on the sandbox is the truth: its counts continue where history ended, and most rise slowly. */
async function handOver(demo: DemoDependencies, now: Date): Promise<void> {
  for (const post of demo.tracked) {
    const views = viewsAt(post, now, post.publishedAt)
    await demo.control.putPost({ ...post.sandboxPost, views, grows: !post.isQuiet })
  }
}
