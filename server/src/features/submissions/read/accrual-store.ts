import type { FrozenCause } from '@permille/contract/books/ledger'
import type { PayoutStatus } from '@permille/contract/enums'
import type { AccrualId, PayoutId, SubmissionId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { AccrualDay } from '@permille/contract/submissions/accruals'
import { isTakenBack } from '#money/reversed-money.ts'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { type Statement, sql, when } from '#platform/database/sql.ts'

export interface EarnedByKind {
  readonly viewsCents: Cents
  readonly bonusCents: Cents
  readonly goodwillCents: Cents
  readonly correctionCents: Cents
  readonly reinstatedCents: Cents
  readonly voidedCents: Cents
}

/** Of accrual `a`, as everyone reads it: goodwill that was taken back is, like earnings that were. */
const shownKind = sql<never>`CASE WHEN ${isTakenBack} THEN 'correction' ELSE a.kind END`

/** Views are summed as they are settled; of other kinds a post has few. */
export function readEarnedByKind(db: Database, submissionId: SubmissionId): Promise<EarnedByKind> {
  const sumOf = (kind: string) =>
    sql`coalesce(sum(a.accrued_cents) FILTER (WHERE ${shownKind} = ${kind}), 0)::bigint`
  return exactlyOne(
    db,
    sql<EarnedByKind>`SELECT t.accrued_cents - void.voided_cents AS views_cents, other.*, void.*
      FROM submission_totals t CROSS JOIN (
        SELECT ${sumOf('bonus')} AS bonus_cents, ${sumOf('goodwill')} AS goodwill_cents,
          ${sumOf('correction')} AS correction_cents, ${sumOf('reinstated')} AS reinstated_cents
        FROM earning_accruals a WHERE a.submission_id = ${submissionId} AND a.kind <> 'views'
      ) other CROSS JOIN (
        SELECT coalesce(-sum(a.accrued_cents), 0)::bigint AS voided_cents FROM earning_accruals c
        JOIN accrual_corrections k ON k.correction_id = c.id
        JOIN earning_accruals a ON a.id = k.accrual_id AND a.kind = 'views'
        WHERE c.submission_id = ${submissionId} AND c.kind = 'correction'
          AND (k.voids OR EXISTS (SELECT FROM accrual_voids v WHERE v.accrual_id = a.id))
      ) void
      WHERE t.submission_id = ${submissionId}`,
  )
}

export interface PostPayoutRow {
  readonly id: PayoutId
  readonly number: string
  readonly createdAt: Date
  readonly status: PayoutStatus
  readonly amountCents: Cents
}

/** A failed payout has released its accruals, so it is not among them. */
export function listPayoutsOfPost(
  db: Database,
  submissionId: SubmissionId,
): Promise<PostPayoutRow[]> {
  return manyRows(
    db,
    sql<PostPayoutRow>`SELECT p.id, 'P-' || p.number AS number, p.created_at, p.status, l.amount_cents
      FROM (
        SELECT x.payout_id, sum(x.accrued_cents)::bigint AS amount_cents
        FROM earning_accruals a JOIN payout_accruals x ON x.accrual_id = a.id
        WHERE a.submission_id = ${submissionId} GROUP BY x.payout_id
      ) l JOIN payouts p ON p.id = l.payout_id
      ORDER BY p.created_at DESC, p.id DESC`,
  )
}

export interface UnpaidRow {
  readonly place: 'available' | 'maturing' | FrozenCause
  readonly amountCents: Cents
  readonly at: Date | null
}

/** Where the part of a post's earnings is that no payout contains, largest first. */
export function listUnpaid(db: Database, submissionId: SubmissionId): Promise<UnpaidRow[]> {
  const places = sql`(
    SELECT 'available' AS place, accrued_cents, NULL::timestamptz AS matures_at
      FROM accrual_withdrawables WHERE accrual_id = a.id
    UNION ALL SELECT 'maturing', accrued_cents, matures_at FROM accrual_holds WHERE accrual_id = a.id
    UNION ALL SELECT cause, accrued_cents, NULL FROM accrual_freezes WHERE accrual_id = a.id)`
  return manyRows(
    db,
    sql<UnpaidRow>`SELECT p.place, sum(p.accrued_cents)::bigint AS amount_cents, max(p.matures_at) AS at
      FROM earning_accruals a CROSS JOIN LATERAL ${places} p
      WHERE a.submission_id = ${submissionId} GROUP BY p.place ORDER BY 2 DESC, 1`,
  )
}

type Kind = AccrualDay['kind']

export interface AccrualDayRow extends Listed {
  readonly id: AccrualId
  readonly kind: Kind
  readonly day: string
  readonly accruedCents: Cents
  readonly lineCount: number
  readonly newViews: number | null
  readonly createdAt: Date
}

interface OfPost extends PageRequest {
  readonly submissionId: SubmissionId
}

const dayOrder = newestFirst(sql`d.created_at`, sql`d.id`)

/** A row is where its first line is, so it stays there while lines are added to it. */
export function listAccrualDays(db: Database, request: OfPost): Promise<AccrualDayRow[]> {
  return manyRows(
    db,
    sql<AccrualDayRow>`SELECT d.*, ${dayOrder.listedAt}
      FROM (${daysOfViews(request)} UNION ALL ${daysOfOthers(request)}) d
      WHERE true ${dayOrder.after(request)} ${dayOrder.cut(request)}`,
  )
}

/** The ledger stores the days of a post's views; one more is read, for the day on which the previous page ended. */
function daysOfViews({ submissionId, after, limit }: OfPost): Statement<never> {
  const until = when(
    after,
    ({ at }) => sql`AND day <= (${at}::timestamptz AT TIME ZONE 'UTC')::date`,
  )
  const ofPost = sql`earning_accruals WHERE submission_id = ${submissionId} AND kind = 'views'`
  const start = sql`l.day::timestamp AT TIME ZONE 'UTC'`
  const end = sql`(l.day + 1)::timestamp AT TIME ZONE 'UTC'`
  return sql`SELECT first.id, 'views' AS kind, l.day::text AS day, l.amount_cents AS accrued_cents,
      l.entry_count AS line_count,
      (last.views_at_snapshot - coalesce(before.views_at_snapshot, 0)) AS new_views,
      first.created_at
    FROM (
      SELECT day, amount_cents, entry_count FROM ledger_days
      WHERE campaign_id = (SELECT campaign_id FROM submissions WHERE id = ${submissionId})
        AND submission_id = ${submissionId} AND event = 'accrual' ${until}
      ORDER BY day DESC LIMIT ${limit + 2}
    ) l
    CROSS JOIN LATERAL (SELECT id, created_at FROM ${ofPost} AND created_at >= ${start}
      ORDER BY created_at, id LIMIT 1) first
    CROSS JOIN LATERAL (SELECT views_at_snapshot FROM ${ofPost} AND created_at < ${end}
      ORDER BY created_at DESC, id DESC LIMIT 1) last
    LEFT JOIN LATERAL (SELECT views_at_snapshot FROM ${ofPost} AND created_at < ${start}
      ORDER BY created_at DESC, id DESC LIMIT 1) before ON true`
}

function daysOfOthers({ submissionId }: OfPost): Statement<never> {
  return sql`SELECT (array_agg(a.id ORDER BY a.created_at, a.id))[1], o.kind,
      (a.created_at AT TIME ZONE 'UTC')::date::text, sum(a.accrued_cents)::bigint, count(*)::int,
      NULL::bigint, min(a.created_at)
    FROM earning_accruals a CROSS JOIN LATERAL (SELECT ${shownKind} AS kind) o
    WHERE a.submission_id = ${submissionId} AND a.kind <> 'views'
    GROUP BY o.kind, (a.created_at AT TIME ZONE 'UTC')::date`
}

export interface AccrualRow extends Listed {
  readonly id: AccrualId
  readonly kind: Kind
  readonly viewsBefore: number | null
  readonly viewsAtSnapshot: number
  readonly accruedCents: Cents
  readonly createdAt: Date
  readonly maturesAt: Date
  readonly payoutId: PayoutId | null
}

export interface AccrualFilter extends OfPost {
  readonly day?: string | undefined
  readonly kind?: Kind | undefined
}

const lineOrder = newestFirst(sql`a.created_at`, sql`a.id`)

/** Every cent that a post earned, with its payout. */
export function listAccruals(db: Database, request: AccrualFilter): Promise<AccrualRow[]> {
  const { submissionId, day, kind } = request
  const onDay = when(
    day,
    (date) => sql`AND a.created_at >= ${date}::date::timestamp AT TIME ZONE 'UTC'
      AND a.created_at < (${date}::date + 1)::timestamp AT TIME ZONE 'UTC'`,
  )
  return manyRows(
    db,
    sql<AccrualRow>`SELECT a.id, ${shownKind} AS kind, a.views_at_snapshot, a.accrued_cents, a.created_at,
        a.matures_at, p.payout_id, ${lineOrder.listedAt},
        CASE WHEN a.kind = 'views' THEN coalesce((
          SELECT b.views_at_snapshot FROM earning_accruals b
          WHERE b.submission_id = a.submission_id AND b.kind = 'views'
            AND (b.created_at, b.id) < (a.created_at, a.id)
          ORDER BY b.created_at DESC, b.id DESC LIMIT 1), 0) END AS views_before
      FROM (
        SELECT a.* FROM earning_accruals a
        WHERE a.submission_id = ${submissionId} ${onDay} ${when(kind, (of) => sql`AND ${shownKind} = ${of}`)}
          ${lineOrder.after(request)} ${lineOrder.cut(request)}
      ) a LEFT JOIN payout_accruals p ON p.accrual_id = a.id
      ORDER BY a.created_at DESC, a.id DESC`,
  )
}
