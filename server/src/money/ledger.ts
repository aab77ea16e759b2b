import type { LedgerEvent } from '@permille/contract/books/ledger'
import type { CampaignId, SubmissionId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Transaction } from '../platform/database/database.ts'
import { manyRows } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { invariant } from '../platform/errors/errors.ts'
import { newId } from '../platform/ids.ts'
import { type CreditOf, type DebitOf, type KeyOf, movements } from './ledger-events.ts'

/** One movement of money. Its event determines its accounts and how its key is built. */
export type LedgerEntry = { [Event in LedgerEvent]: EntryOf<Event> }[LedgerEvent]

interface EntryOf<Event extends LedgerEvent> {
  readonly event: Event
  readonly amountCents: Cents
  readonly debit: DebitOf<Event>
  readonly credit: CreditOf<Event>
  readonly key: KeyOf<Event>
  readonly campaignId?: CampaignId
  readonly submissionId?: SubmissionId
  /** Whose money a creator's entry moves; else the person who caused it, or nobody: a bank, the provider or money that came back. */
  readonly userId?: UserId | null
  /** The key of the entry that this one undoes. */
  readonly reverses?: string
  /** When it happened; defaults to the database's clock. */
  readonly at?: Date
}

/**
 * Posts entries and updates the balances of guarded accounts. The same key with the same content is
 * a no-op, with other content an error; entries of 0 are skipped. Throws if a guarded account would
 * fall below zero.
 */
export async function postEntries(tx: Transaction, entries: readonly LedgerEntry[]): Promise<void> {
  // A row's type is only a claim: a sum without a cast to bigint arrives as text.
  for (const { amountCents, key } of entries) {
    invariant(Number.isSafeInteger(amountCents), `ledger key ${key}: ${amountCents} is not cents`)
  }
  const wanted = entries.filter((entry) => entry.amountCents !== 0)
  if (wanted.length === 0) return
  const inserted = await insertEntries(tx, wanted)
  const known = new Set(inserted)
  const repeated = wanted.filter((entry) => !known.has(entry.key))
  if (repeated.length > 0) await checkRepeated(tx, repeated)
}

async function insertEntries(tx: Transaction, entries: readonly LedgerEntry[]): Promise<string[]> {
  const rows = await manyRows(
    tx,
    sql<{ idempotencyKey: string }>`
      INSERT INTO ledger_entries (id, type, event, amount_cents, debit_account, credit_account,
        idempotency_key, campaign_id, submission_id, user_id, created_at, reverses_entry_id)
      SELECT id, type::ledger_type, event, amount, debit, credit, key, campaign, submission, person,
        coalesce(at, now()),
        (SELECT undone.id FROM ledger_entries undone WHERE undone.idempotency_key = reverses)
      FROM unnest(
        ${entries.map(() => newId())}::uuid[], ${entries.map((entry) => movements[entry.event].type)}::text[],
        ${entries.map((entry) => entry.event)}::text[],
        ${entries.map((entry) => entry.amountCents)}::bigint[],
        ${entries.map((entry) => entry.debit)}::text[],
        ${entries.map((entry) => entry.credit)}::text[],
        ${entries.map((entry) => entry.key)}::text[],
        ${entries.map((entry) => entry.campaignId ?? null)}::uuid[],
        ${entries.map((entry) => entry.submissionId ?? null)}::uuid[],
        ${entries.map((entry) => entry.userId ?? null)}::uuid[],
        ${entries.map((entry) => entry.at ?? null)}::timestamptz[],
        ${entries.map((entry) => entry.reverses ?? null)}::text[]
      ) AS entry (id, type, event, amount, debit, credit, key, campaign, submission, person, at,
        reverses)
      ON CONFLICT (idempotency_key) DO NOTHING
      RETURNING idempotency_key`,
  )
  return rows.map((row) => row.idempotencyKey)
}

interface StoredEntry {
  readonly idempotencyKey: string
  readonly content: string
}

async function checkRepeated(tx: Transaction, entries: readonly LedgerEntry[]): Promise<void> {
  const stored = await manyRows(
    tx,
    sql<StoredEntry>`
      SELECT idempotency_key,
        concat_ws(' ', type, event, amount_cents, debit_account, credit_account) AS content
      FROM ledger_entries WHERE idempotency_key = ANY(${entries.map((entry) => entry.key)})`,
  )
  const contentOf = new Map(stored.map((row) => [row.idempotencyKey, row.content]))
  for (const entry of entries) {
    invariant(
      contentOf.get(entry.key) === contentText(entry),
      `ledger key ${entry.key} was posted before with other content`,
    )
  }
}

function contentText(entry: LedgerEntry): string {
  const { type } = movements[entry.event]
  return [type, entry.event, entry.amountCents, entry.debit, entry.credit].join(' ')
}
