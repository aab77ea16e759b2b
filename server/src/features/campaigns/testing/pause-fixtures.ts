import type { CampaignId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { DatabaseServer } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { makeDraft } from '#testing/test-marketplace.ts'
import { makeAdmin, makeBrand, type TestBrand } from '#testing/test-users.ts'
import { changeCampaignStatus } from '../change-campaign-status.ts'
import { makeDueTransitions } from '../make-due-transitions.ts'
import { recordFunding } from '../record-funding.ts'
import {
  liftExhaustion,
  pauseForChargeback,
  pauseForSuspension,
  resumeAfterChargeback,
  resumeAfterSuspension,
} from '../system-transitions.ts'
import { storedCampaign } from './stored-campaign.ts'

export const now = new Date('2026-11-21T12:00:00Z')
export const daysLater = (days: number) => new Date(now.getTime() + days * 86_400_000)

/** Campaigns of $100.00, and everything that pauses them. */
export async function openPauseFixtures() {
  const opened = await openTestDatabase()
  const { db, log } = opened
  const adminId = (await makeAdmin(db)).userId
  return {
    db,
    adminId,
    close: () => opened.close(),
    /** Makes what is due at that moment. */
    turnAt: (at: Date) => makeDueTransitions({ database: db, log, clock: { now: () => at } }),
    givenLive: () => given(db, adminId, {}),
    /** It starts in two days. */
    givenScheduled: () => given(db, adminId, { startsAt: daysLater(2).toISOString() }),
  }
}
export type PauseFixtures = Awaited<ReturnType<typeof openPauseFixtures>>

async function given(db: DatabaseServer, adminId: UserId, terms: { startsAt?: string }) {
  const brand = await makeBrand(db)
  const campaignId = await makeDraft(db, brand, { at: now, ...terms })
  const money = { amountCents: toCents(10_000), feeCents: toCents(0), at: now }
  await db.transaction((tx) => recordFunding(tx, { campaignId, ...money }))
  const change = (step: 'pause' | 'resume' | 'complete', by: 'brand' | 'admin', at = now) => {
    const editor =
      by === 'brand' ? ({ ...brand, kind: by } as const) : ({ kind: by, userId: adminId } as const)
    const asked = { campaignId, change: step, editor, at, note: 'A look' }
    return db.transaction((tx) => changeCampaignStatus(tx, asked))
  }
  return {
    campaignId,
    brand,
    change,
    stored: () => storedCampaign(db, campaignId),
    /** How each reason comes and how it ends. */
    reasons: {
      manual: { come: () => change('pause', 'brand'), end: () => change('resume', 'brand') },
      admin: { come: () => change('pause', 'admin'), end: () => change('resume', 'admin') },
      ...reasonsOfSystem(db, { campaignId, brand }),
    },
  }
}

function reasonsOfSystem(
  db: DatabaseServer,
  { campaignId, brand }: { campaignId: CampaignId; brand: TestBrand },
) {
  const won = { campaignId, isLossUndone: false, at: now }
  return {
    suspended: {
      come: () => setSuspended(db, brand, true),
      end: () => setSuspended(db, brand, false),
    },
    funding_disputed: {
      come: () => db.transaction((tx) => pauseForChargeback(tx, campaignId, now)),
      end: () => db.transaction((tx) => resumeAfterChargeback(tx, won)),
    },
    budget_exhausted: {
      come: () => noteSpent(db, campaignId),
      end: () => db.transaction((tx) => liftExhaustion(tx, campaignId, now)),
    },
  }
}

async function setSuspended(
  db: DatabaseServer,
  { userId }: TestBrand,
  isSuspended: boolean,
): Promise<void> {
  await run(
    db,
    sql`UPDATE users SET suspended_at = ${isSuspended ? now : null}::timestamptz,
        suspended_reason = ${isSuspended ? 'Unpaid bills' : null}::text WHERE id = ${userId}`,
  )
  await db.transaction((tx) =>
    isSuspended
      ? pauseForSuspension(tx, { userId, at: now, requestId: 'r' })
      : resumeAfterSuspension(tx, { userId, at: now }),
  )
}

/** Notes the lack of money as the last cent does; the money stays, so that it can end at once. */
async function noteSpent(db: DatabaseServer, campaignId: CampaignId): Promise<void> {
  await run(
    db,
    sql`UPDATE campaigns SET status = 'paused',
        pause_reasons = array_append(pause_reasons, 'budget_exhausted'), exhausted_at = ${now}
      WHERE id = ${campaignId}`,
  )
}
