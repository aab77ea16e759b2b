import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { restoreBackup } from '#commands/restore-backup.ts'
import { takeBackup } from '#commands/take-backup.ts'
import { compareBooks } from '#features/books/compare-books.ts'
import { findDisputes, reconcileChargebacks } from '#features/chargebacks/reconcile-chargebacks.ts'
import { resumeResponses } from '#features/chargebacks/response/send-response.ts'
import { reconcileFundings } from '#features/funding/reconcile-fundings.ts'
import { signText } from '#features/funding/testing/funding-setup.ts'
import { reconcilePayouts } from '#features/payouts/reconcile-payouts.ts'
import { reconcileRefunds } from '#features/refunds/reconcile-refunds.ts'
import { bookLostHistory } from '#features/restores/book-lost-history.ts'
import { findOpenRestore } from '#money/books/open-restore.ts'
import { watchBooks } from '#money/books/watch-books.ts'
import { releaseHolds } from '#money/movements/release-holds.ts'
import { addHours, addSeconds, systemClock } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import type { Given, Reply } from '#testing/test-client.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'
import { until } from '#testing/until.ts'
import { collectJobs } from '#wiring/features.ts'
import { type Chance, chanceOf } from '../chance.ts'

/** What the provider does wrong; `match` is the start of "METHOD /path". */
export interface MarketFault {
  readonly kind: 'status' | 'status_after' | 'drop_response'
  readonly status?: number
  readonly match?: string
  readonly times?: number
}

/** Of earnings: more than the hours of a month, which is a number of acts. */
export const holdHours = 72

const environment = {
  PLATFORM_FEE_BPS: '1000',
  EARNINGS_HOLD_HOURS: String(holdHours),
  ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
}

/**
 * Leases of calls end within 90 seconds, so one that was left behind has lapsed by the next look.
 */
const laterSeconds = 1000
const secondsOfBanks = 5
const roundsMax = 8
const triesMax = 8

interface ProviderEvent {
  readonly id: string
  readonly account?: string
}

/**
 * The whole product behind HTTP, without a worker: what a worker does happens when a month says so,
 * with the provider's faults on first, and once more without them.
 */
export class FaultyMarket {
  /** Another one after a restore. */
  server: TestServer
  readonly #chance: Chance
  readonly #backups = mkdtempSync(join(tmpdir(), 'permille-months-'))
  #lastEvent: string | null = null
  #secondsPassed = 0

  private constructor(server: TestServer, seed: number) {
    this.server = server
    this.#chance = chanceOf(seed)
  }

  static async open(seed: number): Promise<FaultyMarket> {
    const server = await startTestServer(environment)
    const market = new FaultyMarket(server, seed)
    await market.#loseDeliveries()
    await server.sandbox.fillBalance(50_000_000)
    return market
  }

  async close(): Promise<void> {
    await this.server.close()
    rmSync(this.#backups, { recursive: true, force: true })
  }

  /** Returns the folder that the backup is in. */
  async backUp(): Promise<string> {
    const { config, database } = this.server
    const folder = join(this.#backups, newId())
    await takeBackup({ ...config, migrationUrl: database.connectionString }, folder)
    return folder
  }

  /** The product goes on with another database, into which this backup was restored. */
  async restore(folder: string): Promise<void> {
    const { config, sandbox, database: lost } = this.server
    await this.server.stop()
    const database = await openTestDatabase()
    const { applicationUrl: databaseUrl, connectionString: migrationUrl } = database
    const urls = { databaseUrl, directUrl: databaseUrl, migrationUrl }
    const { log } = database
    await restoreBackup({ ...config, ...urls }, { folder, isReplacing: true, log })
    this.server = await startTestServer(environment, { database, sandbox })
    await lost.close()
  }

  /** Returns what could not be booked of what the provider did since the backup that was restored. */
  async bookLostHistory(): Promise<string[]> {
    await bookLostHistory(this.server.wiring.parts)
    await compareBooks(this.server.wiring.parts)
    const open = await findOpenRestore(this.server.database.db)
    return open?.leftOver.map(({ id, what }) => `${id}: ${what}`) ?? []
  }

  /** Makes the call once, and again with the same key while it is unknown whether it worked. */
  async press(path: string, as: Person, body?: object): Promise<Reply> {
    const headers = { 'idempotency-key': newId() }
    const reply = await this.#call('POST', path, {
      as,
      headers,
      ...(body !== undefined && { body }),
    })
    if (reply.status >= 500) throw new Error(`${path}: ${reply.status} ${reply.text}`)
    return reply
  }

  /**
   * Repeated while the server is unavailable: on a slow machine the database is, too, for a moment.
   */
  async #call(method: string, path: string, given: Given): Promise<Reply> {
    for (let tries = 1; ; tries += 1) {
      const reply = await this.server.call(method, path, given)
      if (reply.status < 500 || tries === triesMax) return reply
    }
  }

  async read(path: string, as: Person): Promise<Reply['json']> {
    const reply = await this.#call('GET', path, { as })
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.text}`)
    return reply.json
  }

  async suffer(faults: readonly MarketFault[]): Promise<void> {
    for (const fault of faults) await this.server.sandbox.setFault({ provider: 'stripe', ...fault })
  }

  async recover(): Promise<void> {
    await this.server.sandbox.clearFaults()
    await this.#loseDeliveries()
  }

  /** The provider's news arrives up to three times and in any order, and whatever waits is done. */
  async hear(faults: readonly MarketFault[]): Promise<void> {
    await this.recover()
    const news = await this.#listNews()
    await this.suffer(faults)
    const copies = news.flatMap((event) => Array(this.#chance.between(1, 3)).fill(event))
    await Promise.all(this.#shuffle(copies).map((event) => this.#deliver(event)))
    await this.#work()
    if (faults.length === 0) return
    await this.recover()
    await this.#lookAround()
    const later = await this.#listNews()
    await Promise.all(later.map((event) => this.#deliver(event)))
    await this.#work()
  }

  /** The clock is turned past each hold that began before. */
  async endHolds(): Promise<void> {
    const hold = { at: addHours(systemClock.now(), holdHours), creatorsMax: 1000 }
    await this.server.database.db.transaction((tx) => releaseHolds(tx, hold))
  }

  /** Long enough for every bank that still had to answer; the provider tells of it. */
  async passTime(): Promise<void> {
    const before = (await this.#listEvents())[0]?.id
    this.#secondsPassed += secondsOfBanks
    await this.server.sandbox.setSettings({ clockOffsetSeconds: this.#secondsPassed })
    await until('banks have answered', async () => (await this.#listEvents())[0]?.id !== before, 5)
  }

  /** The books are watched and compared as the schedule does; returns every named difference. */
  async differences(): Promise<string[]> {
    await watchBooks(this.server.wiring.parts)
    await compareBooks(this.#partsAt(laterSeconds), { isDeep: true })
    await compareBooks(this.#partsAt(2 * laterSeconds), { isDeep: true })
    const rows = await manyRows(
      this.server.database.db,
      sql<{ text: string }>`SELECT format('%s %s: %s here, %s there', subject_kind, subject_ref,
          ledger_cents, provider_cents) AS text
        FROM book_exceptions WHERE state IN ('open', 'explained') ORDER BY 1`,
    )
    return rows.map(({ text }) => text)
  }

  #partsAt(aheadSeconds: number) {
    const clock = { now: () => addSeconds(systemClock.now(), aheadSeconds) }
    return { ...this.server.wiring.parts, clock }
  }

  async #lookAround(): Promise<void> {
    const parts = this.#partsAt(laterSeconds)
    await reconcileFundings(parts, 0)
    await reconcilePayouts(parts, 0)
    await reconcileRefunds(parts, 0)
    await reconcileChargebacks(parts)
    await findDisputes(parts)
    await resumeResponses(parts, 0)
  }

  /** Several jobs at once, as a worker does; one that fails is queued again. */
  async #work(): Promise<void> {
    const handlers = collectJobs(this.server.config, this.server.wiring.parts)
    const work = new Map(handlers.map(({ name, work: of }) => [name, of]))
    for (let round = 0; round < roundsMax; round += 1) {
      const jobs = await this.#takeJobs()
      if (jobs.length === 0) return
      const results = await Promise.allSettled(
        jobs.map(async ({ name, payload }) => await work.get(name)?.(payload)),
      )
      const failed = jobs.filter((_, index) => results[index]?.status === 'rejected')
      for (const { name, payload } of failed) {
        await run(
          this.server.database.db,
          sql`SELECT graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`,
        )
      }
    }
  }

  #takeJobs(): Promise<{ name: string; payload: unknown }[]> {
    return manyRows(
      this.server.database.db,
      sql<{ name: string; payload: unknown }>`WITH taken AS (
          DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
          WHERE t.id = j.task_id RETURNING j.id, t.identifier AS name, j.payload
        ) SELECT name, payload FROM taken ORDER BY id`,
    )
  }

  /** What the provider has recorded since the last time, except of its accounts. */
  async #listNews(): Promise<ProviderEvent[]> {
    const events = await this.#listEvents()
    const known = events.findIndex(({ id }) => id === this.#lastEvent)
    const news = known === -1 ? events : events.slice(0, known)
    this.#lastEvent = events[0]?.id ?? this.#lastEvent
    return news.filter(({ account }) => account === undefined)
  }

  /** The newest first. */
  async #listEvents(): Promise<ProviderEvent[]> {
    const headers = { authorization: 'Bearer sk_test_sandbox' }
    const response = await fetch(`${this.server.sandbox.url}/v1/events?limit=100`, { headers })
    return ((await response.json()) as { data: ProviderEvent[] }).data
  }

  async #deliver(event: ProviderEvent): Promise<void> {
    const { rawBody, signature } = signText(JSON.stringify(event))
    const headers = { 'stripe-signature': signature }
    const given = { origin: null, rawBody, headers }
    const reply = await this.#call('POST', '/api/stripe/webhook', given)
    if (reply.status !== 200) throw new Error(`a webhook: ${reply.status} ${reply.text}`)
  }

  #shuffle<Thing>(things: readonly Thing[]): Thing[] {
    const ranked = things.map((thing) => ({ thing, rank: this.#chance.between(0, 1_000_000) }))
    return ranked.sort((one, other) => one.rank - other.rank).map(({ thing }) => thing)
  }

  /** The provider's own deliveries would come at times of their own. */
  async #loseDeliveries(): Promise<void> {
    const lost = { provider: 'stripe', kind: 'lose_webhook', times: 1_000_000_000 }
    await this.server.sandbox.setFault(lost)
  }
}
