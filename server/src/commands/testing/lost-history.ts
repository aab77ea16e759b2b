import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CampaignId, PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { type Config, readConfig } from '#config/config.ts'
import { changeCampaignStatus } from '#features/campaigns/public.ts'
import { applyFundingOutcome } from '#features/funding/apply-funding-outcome.ts'
import { startFunding } from '#features/funding/start-funding.ts'
import { requestPayout, withdraw } from '#features/payouts/request-payout.ts'
import { sendPayout } from '#features/payouts/send-payout.ts'
import { refundCampaign } from '#features/refunds/request-refund.ts'
import { watchBooks } from '#money/books/watch-books.ts'
import { failPayout } from '#money/movements/fail-payout.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createLog } from '#platform/log.ts'
import { openEmptyDatabase, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  earn,
  fund,
  makeDraft,
  makePayableCreator,
  type PayableCreator,
} from '#testing/test-marketplace.ts'
import { intentOf, startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { makeBrand, type TestBrand } from '#testing/test-users.ts'
import { buildDependencies, type Dependencies } from '#wiring/dependencies.ts'
import { restoreBackup } from '../restore-backup.ts'
import { takeBackup } from '../take-backup.ts'

const log = createLog('silent')

/** One provider, and databases that come and go beside it. */
export interface Drill {
  readonly sandbox: TestSandbox
  readonly source: TestDatabase
  /** The product on this database, as `wiring.ts` builds it. */
  start(config: Config): Dependencies
  configOf(databaseUrl: string, ownerUrl?: string): Config
  /** Where the next backup goes. */
  backupFolder(): string
  /** The product on a new database, restored from this backup. */
  restored(backup: string): Promise<Dependencies>
  close(): Promise<void>
}

export async function setUpDrill(given?: TestDatabase): Promise<Drill> {
  const folder = mkdtempSync(join(tmpdir(), 'permille-drill-'))
  const source = given ?? (await openTestDatabase())
  const sandbox = await startTestSandbox()
  await sandbox.fillBalance(10_000_000)
  const open: (() => Promise<unknown>)[] = [() => source.close(), () => sandbox.close()]
  const configOf: Drill['configOf'] = (databaseUrl, ownerUrl = databaseUrl) => {
    const DATA_DIR = join(folder, 'data')
    mkdirSync(DATA_DIR, { recursive: true })
    return readConfig({
      DATABASE_URL: databaseUrl,
      DATABASE_MIGRATION_URL: ownerUrl,
      DATA_DIR,
      SANDBOX_URL: sandbox.url,
      PLATFORM_FEE_BPS: '1000',
      EARNINGS_HOLD_HOURS: '0',
    })
  }
  const start: Drill['start'] = (config) => {
    const parts = buildDependencies(config, log)
    open.push(async () => {
      await parts.campaignChanges.stop()
      await parts.booksDatabase.close()
      await parts.requests.close()
      await parts.database.close()
    })
    return parts
  }
  const restored: Drill['restored'] = async (backup) => {
    const target = await openEmptyDatabase()
    open.push(() => target.close())
    const config = configOf(target.connectionString)
    await restoreBackup(config, { folder: backup, isReplacing: false, log })
    return start(config)
  }
  const close = async (): Promise<void> => {
    for (const end of open.reverse()) await end()
    rmSync(folder, { recursive: true, force: true })
  }
  let backups = 0
  const backupFolder = (): string => {
    backups += 1
    return join(folder, `backup-${backups}`)
  }
  return { sandbox, source, start, configOf, backupFolder, restored, close }
}

export function requesterOf({ id: creatorId, userId }: PayableCreator) {
  return { creatorId, userId }
}

interface Wanted {
  readonly brand: TestBrand
  readonly campaignId: CampaignId
  readonly amountCents: number
}

/** A started payment; `pay` makes it. */
async function openPayment({ sandbox }: Drill, parts: Dependencies, wanted: Wanted) {
  const amountCents = toCents(wanted.amountCents)
  const started = await startFunding(parts, { ...wanted, amountCents })
  const pay = async () => {
    await sandbox.confirmPayment(started.clientSecret)
    await applyFundingOutcome(parts, started.fundingId)
  }
  return { intentId: intentOf(started.clientSecret), pay }
}

export async function pay(drill: Drill, parts: Dependencies, wanted: Wanted) {
  const payment = await openPayment(drill, parts, wanted)
  await payment.pay()
  return payment
}

/** A marketplace, a backup of it, and what happened after the backup was taken. */
export async function makeLostHistory(drill: Drill) {
  const { source } = drill
  const config = drill.configOf(source.applicationUrl, source.connectionString)
  const parts = drill.start(config)
  await watchBooks(parts)
  const creators = await makeCreators(drill)
  const payouts = {
    sentLater: await queue(source, creators.sentSince),
    failedLater: await queue(source, creators.failedSince),
  }
  const brand = await makeBrand(source.db)
  const draft = () => makeDraft(source.db, brand, { budgetCents: 1_000_000 })
  const [toppedUp, unpaid, ended] = [await draft(), await draft(), await draft()]
  const wanted = (campaignId: CampaignId, amountCents: number) => ({
    brand,
    campaignId,
    amountCents,
  })
  await pay(drill, parts, wanted(toppedUp, 10_000))
  const paidLater = await openPayment(drill, parts, wanted(unpaid, 20_000))
  const refundedLater = await pay(drill, parts, wanted(ended, 30_000))

  const backup = drill.backupFolder()
  await takeBackup(config, backup)

  await payEveryone(drill, parts, { creators, payouts })
  const lostCampaign = await draft()
  await pay(drill, parts, wanted(toppedUp, 5000))
  await paidLater.pay()
  await pay(drill, parts, wanted(lostCampaign, 40_000))
  const abandoned = await openPayment(drill, parts, wanted(toppedUp, 7000))
  const ending = { campaignId: ended, change: 'complete', editor: brand, at: new Date() } as const
  await source.db.transaction((tx) => changeCampaignStatus(tx, ending))
  await refundCampaign(parts, { campaignId: ended, brand, requestId: 'lost' })
  const campaigns = { toppedUp, unpaid, ended, lostCampaign }
  return { backup, brand, creators, campaigns, payouts, refundedLater, abandoned }
}

/** $20.00 each; the names say what happens after the backup. */
async function makeCreators({ source: database, sandbox }: Drill) {
  const make = () => makePayableCreator({ database, sandbox }, 2000)
  return {
    paidSince: await make(),
    earnedSince: await make(),
    idle: await make(),
    sentSince: await make(),
    failedSince: await make(),
  }
}

type Creators = Awaited<ReturnType<typeof makeCreators>>

function queue({ db }: TestDatabase, creator: PayableCreator): Promise<PayoutId> {
  return db.transaction((tx) => requestPayout(tx, requesterOf(creator), new Date()))
}

async function payEveryone(
  { source: { db } }: Drill,
  parts: Dependencies,
  {
    creators,
    payouts,
  }: { creators: Creators; payouts: Record<'sentLater' | 'failedLater', PayoutId> },
): Promise<void> {
  const { paidSince, earnedSince, failedSince } = creators
  await withdraw(parts, requesterOf(paidSince))
  await earnMore(parts, earnedSince)
  await withdraw(parts, requesterOf(earnedSince))
  await sendPayout(parts, payouts.sentLater)
  const { failedLater: payoutId } = payouts
  // As after a definite refusal of the provider.
  const refusal = {
    payoutId,
    callNumber: 0,
    reason: 'Refused',
    code: 'account_invalid',
    at: new Date(),
  }
  await db.transaction((tx) => failPayout(tx, refusal))
  await withdraw(parts, requesterOf(failedSince))
}

/** The post has 1,500 more views at a cent each, and its campaign the money for them. */
export async function earnMore({ database }: Dependencies, creator: PayableCreator): Promise<void> {
  const { submissionId } = creator
  const { campaignId, ...owner } = await exactlyOne(
    database,
    sql<{ campaignId: CampaignId } & Pick<TestBrand, 'brandId' | 'userId'>>`
      SELECT s.campaign_id, c.brand_id, b.owner_user_id AS user_id FROM submissions s
      JOIN campaigns c ON c.id = s.campaign_id JOIN brands b ON b.id = c.brand_id
      WHERE s.id = ${submissionId}`,
  )
  const brand: TestBrand = { kind: 'brand', ...owner }
  await fund(database, { id: campaignId, brand }, { amountCents: 1500 })
  await earn(database, { submissionId, views: 3500 })
}
