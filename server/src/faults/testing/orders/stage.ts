import { setTimeout as delay } from 'node:timers/promises'
import { compareBooks } from '#features/books/compare-books.ts'
import { signText } from '#features/funding/testing/funding-setup.ts'
import { watchBooks } from '#money/books/watch-books.ts'
import { addSeconds } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { makeAdmin } from '#testing/test-users.ts'

const environment = {
  PLATFORM_FEE_BPS: '1000',
  EARNINGS_HOLD_HOURS: '72',
  APPROVAL_UNDO_SECONDS: '10',
  TRACKING_INTERVAL_SECONDS: '60',
  SUBMITS_PER_DAY: '100000',
}

/** Posts without likes are flagged, and lost views; nothing else is, so that a run knows what is. */
const watchfulSettings = {
  quietDays: 3,
  aboveMedian: { effect: 'show', timesMax: 1000 },
  fewFollowers: { effect: 'show', followersMin: 0, viewsMax: 1_000_000 },
  fewLikes: { effect: 'set-aside', likesPercentMin: 0.3, viewsMax: 0 },
  burst: { effect: 'show', sharePercentMax: 99, viewsMax: 1_000_000 },
  sharedPayout: { effect: 'show' },
  drop: { effect: 'set-aside', percentMax: 30, viewsMax: 100 },
} as const

/** The provider's own deliveries would come at times of their own. */
async function loseWebhooks({ sandbox }: TestServer): Promise<void> {
  await sandbox.setFault({ provider: 'stripe', kind: 'lose_webhook', times: 1_000_000_000 })
}

/** What a run has no use for: housekeeping, pictures, mail, and what looks at the whole installation. */
const unneeded = [
  ...['watch the books', 'delete what is old', 'thin old readings', 'check the setup daily'],
  ...['copy pictures of posts', 'remove pictures of posts', 'sum up the marketplace’s days'],
  ...['remove unused uploads', 'refresh ending grants', 'seal tokens with the present key'],
  ...['compare the books with the provider', 'mail news', 'push news', 'forget what expired'],
  ...['read tiktok posts', 'read x posts', 'book a lost history'],
  ...[
    'read the balance at the provider',
    'requeue stuck provider events',
    'track what nobody tracks',
  ],
  ...[
    'drop the grants of removed accounts',
    'find disputes',
    'collect notifications',
    'resume answers to banks',
    // A stage's years are not the database's: its rules still ask for what this would delete.
    'forget what closed long ago',
  ],
]
const roundsMax = 8

interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly account?: string
}

/** The whole product behind HTTP, without a worker: what a worker does happens when a run says so. */
export class Stage {
  readonly server: TestServer
  readonly #clock: { aheadMs: number; now(): Date }
  #lastEvent: string | null = null
  #isDry = false
  #vouchedAtMs = Date.now()
  /** Payments that went back before their bank took them: the operator bears these, and says so. */
  readonly claimedAfterReturn = new Set<string>()
  /** Risk settings are those of a run, not of every run. */
  hasOwnRisk = false

  private constructor(server: TestServer, clock: { aheadMs: number; now(): Date }) {
    this.server = server
    this.#clock = clock
  }

  static async open(): Promise<Stage> {
    const clock = { aheadMs: 0, now: () => new Date(Date.now() + clock.aheadMs) }
    const server = await startTestServer(environment, { clock })
    const { sandbox } = server
    await sandbox.setSettings({ growth: false, cardFees: false, quotaMultiplier: 1000 })
    await loseWebhooks(server)
    await sandbox.fillBalance(50_000_000)
    const stage = new Stage(server, clock)
    await stage.setRisk({})
    return stage
  }

  now(): Date {
    return this.#clock.now()
  }

  /** Turns the clock of the product and of the providers. */
  async turn(seconds: number): Promise<void> {
    this.#clock.aheadMs += seconds * 1000
    const clockOffsetSeconds = Math.round(this.#clock.aheadMs / 1000)
    await this.server.sandbox.setSettings({ clockOffsetSeconds })
  }

  /** The provider's news arrives, and every schedule runs once with the work that it leaves. */
  async tick(): Promise<void> {
    await this.fill()
    await this.hear()
    for (const task of this.server.wiring.schedule) {
      if (!unneeded.includes(task.name)) await task.work()
    }
    await this.hear()
  }

  async collectNotifications(): Promise<void> {
    await this.server.wiring.schedule.find(({ name }) => name === 'collect notifications')?.work()
  }

  /** The provider's news arrives, some of it before its turn, and the work that waits is done. */
  async hear(isFirst: (event: ProviderEvent) => boolean = () => false): Promise<void> {
    const news = (await this.#listNews()).reverse()
    const [first, later] = [news.filter(isFirst), news.filter((event) => !isFirst(event))]
    for (const event of first) await this.#deliver(event)
    if (first.length > 0) await this.#work()
    for (const event of later) await this.#deliver(event)
    await this.#work()
  }

  /** The provider does what was due by its clock, which it looks at several times a second. */
  async settle(): Promise<void> {
    await delay(300)
    await this.hear()
  }

  /** Meanwhile every transfer is refused. */
  async refusingTransfers(work: () => Promise<void>): Promise<void> {
    const { sandbox } = this.server
    const transfers = { provider: 'stripe', match: 'POST /v1/transfers', kind: 'status' }
    await sandbox.setFault({ ...transfers, status: 400, times: 100 })
    await work()
    await sandbox.clearFaults()
    await loseWebhooks(this.server)
  }

  /** The settings of every run, but for these. */
  async setRisk(changed: Partial<Record<keyof typeof watchfulSettings, object>>): Promise<void> {
    const admin = await this.server.person('admin')
    const given = { as: admin, body: { ...watchfulSettings, ...changed } }
    await this.server.call('PUT', '/api/admin/risk-settings', given)
    this.hasOwnRisk = Object.keys(changed).length > 0
  }

  /** The provider cannot pay anyone until the next tick. */
  async drain(): Promise<void> {
    this.#isDry = true
    await this.server.sandbox.emptyBalance()
  }

  async fill(): Promise<void> {
    if (!this.#isDry) return
    this.#isDry = false
    await this.server.sandbox.fillBalance(50_000_000)
  }

  /** Payouts start only while a check vouches for the books, for half an hour by the machine's clock. */
  async vouchForBooks(): Promise<void> {
    if (Date.now() < this.#vouchedAtMs + 600_000) return
    await watchBooks(this.server.wiring.parts)
    this.#vouchedAtMs = Date.now()
  }

  async areBooksRight(): Promise<boolean> {
    return (await brokenInvariants(this.server.database.db)).length === 0
  }

  /** What is wrong with the books, or between them and the provider's list. */
  async differences(): Promise<string[]> {
    const { parts } = this.server.wiring
    await watchBooks(parts)
    await this.turn(1000)
    await compareBooks(parts, { isDeep: true })
    await this.turn(1000)
    await compareBooks(parts, { isDeep: true })
    await this.#bear()
    const rows = await manyRows(
      this.server.database.db,
      sql<{ text: string }>`SELECT format('%s %s: %s here, %s there', subject_kind, subject_ref,
          ledger_cents, provider_cents) AS text
        FROM book_exceptions WHERE state IN ('open', 'explained') ORDER BY 1`,
    )
    const broken = await brokenInvariants(this.server.database.db)
    return [...rows.map(({ text }) => text), ...broken]
  }

  /** An admin books what a bank took of a payment that had gone back already. */
  async #bear(): Promise<void> {
    if (this.claimedAfterReturn.size === 0) return
    const admin = await this.server.signIn(await makeAdmin(this.server.database.db))
    const path = '/api/admin/books/exceptions'
    const { json: open } = await this.server.call('GET', `${path}?state=open`, { as: admin })
    const disputes = await this.listAtProvider<{ id: string; payment_intent: string }>(
      'disputes?limit=100',
    )
    const borne = disputes.filter((one) => this.claimedAfterReturn.has(one.payment_intent))
    for (const { id, ref } of open as { id: string; ref: string }[]) {
      if (!borne.some((dispute) => dispute.id === ref)) continue
      const body = { reason: 'It had gone back already' }
      await this.server.call('POST', `${path}/${id}/book`, { as: admin, body })
    }
  }

  /** One of the provider's own lists, as its dashboard shows it. */
  async listAtProvider<Row>(path: string): Promise<Row[]> {
    const headers = { authorization: 'Bearer sk_test_sandbox' }
    const response = await fetch(`${this.server.sandbox.url}/v1/${path}`, { headers })
    return ((await response.json()) as { data: Row[] }).data
  }

  /** A button of the provider's console: cardholders and their banks. */
  async atProvider(form: string, fields: Record<string, string>): Promise<void> {
    const url = `${this.server.sandbox.url}/console/stripe/${form}`
    await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  }

  async #work(): Promise<void> {
    const handlers = new Map(this.server.wiring.jobs.map(({ name, work }) => [name, work]))
    for (let round = 0; round < roundsMax; round += 1) {
      const jobs = await this.#takeJobs()
      if (jobs.length === 0) return
      for (const { name, payload } of jobs)
        await this.#workOn(handlers.get(name), { name, payload })
    }
  }

  /** One that fails is queued again, for the next round or the next tick. */
  async #workOn(
    work: ((payload: unknown) => Promise<unknown>) | undefined,
    { name, payload }: { name: string; payload: unknown },
  ): Promise<void> {
    try {
      await work?.(payload)
    } catch {
      await run(
        this.server.database.db,
        sql`SELECT graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json)`,
      )
    }
  }

  /** What is due by the product's clock; the database's own is finer. */
  #takeJobs(): Promise<{ name: string; payload: unknown }[]> {
    const due = addSeconds(this.now(), 1)
    return manyRows(
      this.server.database.db,
      sql<{ name: string; payload: unknown }>`WITH taken AS (
          DELETE FROM graphile_worker._private_jobs j USING graphile_worker._private_tasks t
          WHERE t.id = j.task_id AND j.run_at <= ${due} RETURNING j.id, t.identifier AS name, j.payload
        ) SELECT name, payload FROM taken ORDER BY id`,
    )
  }

  /** What the provider has recorded since the last time, the newest first. */
  async #listNews(): Promise<ProviderEvent[]> {
    const events = await this.listAtProvider<ProviderEvent>('events?limit=30')
    const known = events.findIndex(({ id }) => id === this.#lastEvent)
    this.#lastEvent = events[0]?.id ?? this.#lastEvent
    return known === -1 ? events : events.slice(0, known)
  }

  async #deliver(event: ProviderEvent): Promise<void> {
    const secret = event.account === undefined ? {} : { secret: 'whsec_sandbox_connect' }
    const { rawBody, signature } = signText(JSON.stringify(event), secret)
    const headers = { 'stripe-signature': signature }
    const given = { origin: null, rawBody, headers }
    const reply = await this.server.call('POST', '/api/stripe/webhook', given)
    if (reply.status !== 200) throw new Error(`a webhook: ${reply.status} ${reply.text}`)
  }
}
