import type { Database } from '#platform/database/database.ts'
import type { AnyEvent } from '../event.ts'

/** What happened in a span of time. A source reads only what is no event yet. */
export interface Span {
  readonly after: Date
  readonly until: Date
  /** A source that returns as many may have more. */
  readonly rowsMax: number
}

/** Reads facts that are in the database anyway: who changes something need not know who is told. */
export interface EventSource {
  readonly name: string
  /** Reads how things are, not what happened, which takes longer: looked at once a minute. */
  readonly isState: boolean
  read(db: Database, span: Span): Promise<readonly AnyEvent[]>
}

/** A source from its rows, and what each row is as an event. */
export function eventSource<Row>(
  name: string,
  source: {
    rows(db: Database, span: Span): Promise<readonly Row[]>
    event(row: Row): AnyEvent
    isState?: true
  },
): EventSource {
  return {
    name,
    isState: source.isState ?? false,
    read: async (db, span) => (await source.rows(db, span)).map((row) => source.event(row)),
  }
}
