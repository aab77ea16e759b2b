import type { CreatorId } from '@permille/contract/ids'
import type { PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { openCsvFile } from '#platform/http/calls/csv-file.ts'
import {
  type Between,
  gainOf,
  monthAt,
  monthsBetween,
  type Period,
  periodOf,
  sumOf,
} from './statement.ts'
import {
  type CampaignOfStatement,
  listCampaignsOf,
  listMonths,
  listStatementLines,
  readJoinedAt,
  type StatementLine,
} from './statement-store.ts'

interface StatementRequest {
  readonly creatorId: CreatorId
  /** "2026" or "2026-01"; undefined is the year that is running. */
  readonly period: string | undefined
  readonly now: Date
}

interface StatementRead extends Between {
  readonly period: string
  readonly from: Date
  readonly until: Date
  readonly isRunning: boolean
  readonly firstMonth: string
  readonly months: readonly (Between & { month: string })[]
}

/** From the month the creator joined to the current one; throws for any other period. */
export async function readStatement(
  db: Database,
  request: StatementRequest,
): Promise<StatementRead> {
  const { creatorId, now } = request
  const [changes, joinedAt] = [await listMonths(db, creatorId), await readJoinedAt(db, creatorId)]
  const joined = monthAt(joinedAt)
  const earliest = changes[0]?.month ?? joined
  const firstMonth = earliest < joined ? earliest : joined
  const period = periodOf(nameOf(request))
  const all = monthsBetween(changes, { first: firstMonth, last: monthAt(now) })
  const months = all.filter(({ month }) => month.startsWith(period.name))
  if (months.length === 0) throw new NotFound('statement-not-found', 'Statement not found')
  const { name, from, end } = period
  const isRunning = end > now
  const until = isRunning ? now : end
  return { period: name, from, until, isRunning, firstMonth, months, ...sumOf(months) }
}

function nameOf({ period, now }: Pick<StatementRequest, 'period' | 'now'>): string {
  return period ?? String(now.getUTCFullYear())
}

export async function listStatementCampaigns(
  db: Database,
  request: StatementRequest & PageRequest,
): Promise<CampaignOfStatement[]> {
  return await listCampaignsOf(db, { ...request, period: periodOf(nameOf(request)) })
}

const columns = [
  'When (UTC)',
  'For',
  'Earned (USD)',
  'Taken back (USD)',
  'Goodwill (USD)',
  'Paid out (USD)',
  'Returned (USD)',
  'Written off (USD)',
  'Balance changes by (USD)',
]

const eventLabels = {
  'payout-paid': 'Payout',
  'payout-paid-otherwise': 'Payout, paid another way',
  'payout-reversed': 'Returned payout',
  'debt-written-off': 'Debt written off',
  'debt-write-off-undone': 'Write-off undone',
} as const

/** A line per campaign and month, and one per payout; each column adds up to the statement's. */
export async function openStatementFile(
  db: Database,
  request: StatementRequest,
): Promise<{ name: string; chunks: AsyncIterable<string> }> {
  const period: Period = periodOf(nameOf(request))
  const { creatorId } = request
  const chunks = await openCsvFile({
    columns,
    lineOf,
    read: (page) => listStatementLines(db, { creatorId, period, ...page }),
  })
  return { name: `permille-statement-${period.name}.csv`, chunks }
}

function lineOf(line: StatementLine) {
  const { event, campaignName, at } = line
  const day = at.toISOString().slice(0, event === null ? 7 : 10)
  const gained = [line.earnedCents, line.takenBackCents, line.goodwillCents]
  const paid = [line.paidOutCents, line.returnedCents, line.writtenOffCents]
  return [
    day,
    event === null ? campaignName : eventLabels[event],
    ...[...gained, ...paid, gainOf(line)].map((cents) => cents / 100),
  ]
}
