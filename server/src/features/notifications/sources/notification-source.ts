import type { UserId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import type { NotificationKind } from '@permille/contract/notifications/notifications'
import type { Database } from '#platform/database/database.ts'

/** One person is told one thing, once: (`key`, `userId`) is unique. */
export interface NotificationDraft {
  readonly userId: UserId
  /** What happened, as "post:{seq}"; the same for everyone it concerns. */
  readonly key: string
  readonly kind: NotificationKind
  readonly title: string
  readonly text: string
  /** Where to look at it. */
  readonly path: string
  readonly at: Date
}

/** What happened in a span of time. A source reads only what nobody has been told of. */
export interface Span {
  readonly after: Date
  readonly until: Date
  /** A source that returns as many may have more. */
  readonly rowsMax: number
}

/** Reads facts that are in the database anyway: who changes something need not know who is told. */
export interface NotificationSource {
  readonly name: string
  /** Reads how things are, not what happened, which takes longer: looked at once a minute. */
  readonly isSlow: boolean
  read(db: Database, span: Span): Promise<SourceRead>
}

export interface SourceRead {
  readonly drafts: readonly NotificationDraft[]
  readonly rowsCount: number
}

/** A source from its rows, and what each row says to whom. */
export function notificationSource<Row extends object>(
  name: string,
  source: {
    rows(db: Database, span: Span): Promise<readonly Row[]>
    draft(row: Row): readonly NotificationDraft[]
    isSlow?: true
  },
): NotificationSource {
  return {
    name,
    isSlow: source.isSlow ?? false,
    read: async (db, span) => {
      const rows = await source.rows(db, span)
      const drafts = rows.flatMap((row) => source.draft(withTextsIsolated(row)))
      return { drafts, rowsCount: rows.length }
    },
  }
}

/** What people wrote becomes part of sentences: of lists, mails and pushes. */
function withTextsIsolated<Row extends object>(row: Row): Row {
  const values = Object.entries(row).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolate(value) : value,
  ])
  return Object.fromEntries(values) as Row
}

/** A post as a sentence names it. */
export function postName(title: string | null): string {
  return title === null || title === '' ? 'your post' : `“${title}”`
}
