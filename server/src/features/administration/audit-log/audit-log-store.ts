import { signInActions } from '@permille/contract/administration/audit-actions'
import type {
  AuditActorKind,
  AuditFilter,
  AuditPage,
  AuditSubject,
} from '@permille/contract/administration/audit-log'
import type { Id, UserId } from '@permille/contract/ids'
import { type Listed, newestFirst, type PageRequest } from '#platform/database/after-cursor.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { patternOf } from '#platform/database/search-pattern.ts'
import {
  literalSql,
  nothingSql,
  plannedForValues,
  type Statement,
  sql,
  when,
} from '#platform/database/sql.ts'

export interface AuditRow extends Listed {
  readonly at: Date
  readonly actor: AuditActorKind
  readonly actorName: string | null
  readonly actorId: UserId | null
  readonly key: string | null
  readonly action: string
  readonly about: AuditSubject
  /** The id of any kind of subject. */
  readonly objectId: Id<string>
  readonly page: AuditPage | null
  readonly pageId: Id<string> | null
  readonly name: string | null
  readonly before: Record<string, unknown> | null
  readonly after: Record<string, unknown> | null
}

const order = newestFirst(sql`l.at`, sql`l.id`)

/** Newest first; names are looked up for the page's rows only. */
export async function listAuditRows(
  db: Database,
  filter: AuditFilter & PageRequest,
): Promise<AuditRow[]> {
  const found = await findNamed(db, filter.search)
  const entries = found === null ? everything(filter) : aboutThese(found, filter)
  return await manyRows(
    db,
    plannedForValues(sql<AuditRow>`SELECT l.id, l.at, l.actor_kind AS actor,
        u.display_name AS actor_name, u.id AS actor_id, k.name AS key, l.action, l.object_type AS about,
        l.object_id, s.page, s.page_id, s.name, l.before, l.after, l.listed_at
      FROM (${entries}) l
      LEFT JOIN users u ON u.id = l.actor_user_id
      LEFT JOIN api_keys k ON k.id = l.key_id
      LEFT JOIN LATERAL (${subjects}) s ON true
      ORDER BY l.at DESC, l.id DESC`),
  )
}

/** As constants: an index holds these entries alone (0131), and for parameters it is not used. */
const noSignIns = signInActions
  .map((action) => sql<never>`AND l.action <> ${literalSql(action)}`)
  .reduce((all, each) => sql<never>`${all} ${each}`)

/** Constants for the same reason (0155). Sign-ins are about users: saying so lets other subjects be found without them. */
function matching({ actor, action, about, without, of, from, to }: AuditFilter): Statement<never> {
  const byActor = when(actor, (kind) => sql`AND l.actor_kind = ${literalSql(kind)}`)
  const byAction = when(action, (one) => sql`AND l.action = ${literalSql(one)}`)
  const bySubject = when(about, (type) => sql`AND l.object_type = ${literalSql(type)}`)
  const others = without || (about && about !== 'user') ? noSignIns : nothingSql
  const byObject = when(of, (id) => sql`AND l.object_id = ${id}`)
  const since = when(from, (day) => sql`AND l.at >= (${day}::date::timestamp AT TIME ZONE 'UTC')`)
  const until = when(
    to,
    (day) => sql`AND l.at < ((${day}::date + 1)::timestamp AT TIME ZONE 'UTC')`,
  )
  return sql`${byActor} ${byAction} ${bySubject} ${others} ${byObject} ${since} ${until}`
}

type AuditRequest = AuditFilter & PageRequest

function everything(filter: AuditRequest): Statement<never> {
  return sql`SELECT l.*, ${order.listedAt} FROM audit_log l
    WHERE true ${matching(filter)} ${order.after(filter)} ${order.cut(filter)}`
}

/**
 * At most a page of each one's acts, and of what was done to each, through an index: reading the log in order
 * until a page is full would read most of it.
 */
function aboutThese(ids: readonly string[], filter: AuditRequest): Statement<never> {
  const newest = (column: Statement<never>) => sql<never>`(SELECT l.id, l.at FROM audit_log l
    WHERE ${column} = each.id ${matching(filter)} ${order.after(filter)} ${order.cut(filter)})`
  return sql`SELECT l.*, ${order.listedAt} FROM (
      SELECT DISTINCT l.id, l.at FROM unnest(${ids}::uuid[]) AS each (id)
      CROSS JOIN LATERAL (${newest(sql`l.actor_user_id`)} UNION ALL ${newest(sql`l.object_id`)}) l
      ${order.cut(filter)}
    ) page JOIN audit_log l USING (id, at)`
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** More people or campaigns match only when the search is nearly empty. */
const namedMax = 200

/** The people and campaigns that a search finds, or the id that it is; null without a search. */
async function findNamed(db: Database, search: string | undefined): Promise<string[] | null> {
  const searched = patternOf(search)
  if (searched === null) return null
  if (uuid.test(search ?? '')) return [search ?? '']
  if (!searched.isFindable) return []
  const rows = await manyRows(
    db,
    plannedForValues(sql<{ id: string }>`
      (SELECT user_id AS id FROM person_search WHERE words LIKE ${searched.pattern} LIMIT ${namedMax})
      UNION ALL
      (SELECT id FROM campaigns WHERE (' ' || search_form(name)) LIKE ${searched.pattern} LIMIT ${namedMax})`),
  )
  return rows.map(({ id }) => id)
}

/** What entry `l` is about: its page and its name. Each part is one index lookup. */
const subjects = sql<never>`
  SELECT 'user' AS page, id AS page_id, display_name AS name FROM users
    WHERE l.object_type = 'user' AND id = l.object_id
  UNION ALL SELECT 'user', u.id, u.display_name FROM creators r JOIN users u ON u.id = r.user_id
    WHERE l.object_type = 'creator' AND r.id = l.object_id
  UNION ALL SELECT 'user', user_id, '@' || username FROM social_accounts
    WHERE l.object_type = 'social_account' AND id = l.object_id
  UNION ALL SELECT 'campaign', id, name FROM campaigns
    WHERE l.object_type = 'campaign' AND id = l.object_id
  UNION ALL SELECT 'campaign', c.id, c.name FROM campaign_funding f
    JOIN campaigns c ON c.id = f.campaign_id
    WHERE l.object_type = 'funding' AND f.id = l.object_id
  UNION ALL SELECT 'campaign', c.id, c.name FROM refunds r JOIN campaigns c ON c.id = r.campaign_id
    WHERE l.object_type = 'refund' AND r.id = l.object_id
  UNION ALL SELECT 'campaign', c.id, c.name FROM fraud_warnings w
    JOIN campaign_funding f ON f.id = w.funding_id JOIN campaigns c ON c.id = f.campaign_id
    WHERE l.object_type = 'fraud_warning' AND w.id = l.object_id
  UNION ALL SELECT 'submission', id, title FROM submissions
    WHERE l.object_type = 'submission' AND id = l.object_id
  UNION ALL SELECT 'submission', s.id, s.title FROM disputes d
    JOIN submissions s ON s.id = d.submission_id
    WHERE l.object_type = 'dispute' AND d.id = l.object_id
  UNION ALL SELECT 'payout', p.id, u.display_name FROM payouts p
    JOIN creators r ON r.id = p.creator_id JOIN users u ON u.id = r.user_id
    WHERE l.object_type = 'payout' AND p.id = l.object_id
  UNION ALL SELECT 'chargeback', b.id, c.name FROM chargebacks b
    JOIN campaigns c ON c.id = b.campaign_id
    WHERE l.object_type = 'chargeback' AND b.id = l.object_id
  UNION ALL SELECT 'exception', id, NULL FROM book_exceptions
    WHERE l.object_type = 'book_exception' AND id = l.object_id
  UNION ALL SELECT 'mail', id, subject FROM mails
    WHERE l.object_type = 'mail' AND id = l.object_id
  UNION ALL SELECT 'campaign', c.id, c.name FROM messages m JOIN campaigns c ON c.id = m.campaign_id
    WHERE l.object_type = 'message' AND m.id = l.object_id`
