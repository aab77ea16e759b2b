import { addSeconds } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { countInWindow } from '#platform/limits/call-window.ts'
import type { SetupDeps } from './administration-deps.ts'
import {
  findForeignThings,
  findLastSetupRun,
  insertSetupRun,
  type SetupRun,
} from './setup-store.ts'

async function readSetup(database: Database, run: SetupRun) {
  const foreign = await findForeignThings(database)
  return { checkedAt: run.at, checks: run.checks, foreign: foreign ?? null }
}

async function checkSetup({ database, clock, checkProviders }: SetupDeps): Promise<SetupRun> {
  const run = { checks: await checkProviders(), at: clock.now() }
  await insertSetupRun(database, run)
  return run
}

const checks = { name: 'setup-checks', callsMax: 6, windowSeconds: 60 }

/**
 * Reads the last check and runs one on request: one at a time, and only a few a minute, because providers count
 * calls. The first reader triggers one if there was none.
 */
export function createSetupChecks(deps: SetupDeps) {
  const { database } = deps
  let running: Promise<SetupRun> | undefined
  const checkOnce = async () => {
    await countInWindow(database, checks, 'setup')
    return await checkSetup(deps)
  }
  const checkNow = async () => {
    running ??= checkOnce().finally(() => {
      running = undefined
    })
    return await running
  }
  return {
    read: async () =>
      await readSetup(database, (await findLastSetupRun(database)) ?? (await checkNow())),
    check: async () => await readSetup(database, await checkNow()),
  }
}

const daySeconds = 24 * 3600
const soonSeconds = 600

/**
 * Checks the setup unless that was done within a day, or within ten minutes if something failed: a problem that
 * the operator has fixed must not stay an alarm. Returns whether it did.
 */
export async function checkSetupDaily(deps: SetupDeps): Promise<boolean> {
  const last = await findLastSetupRun(deps.database)
  const hasFailed = last?.checks.some(({ verdict }) => verdict === 'failed') ?? false
  return await checkAfter(deps, { last, seconds: hasFailed ? soonSeconds : daySeconds })
}

/** For when something seems wrong now: checks the setup unless someone did within ten minutes. */
export async function checkSetupSoon(deps: SetupDeps): Promise<boolean> {
  return await checkAfter(deps, {
    last: await findLastSetupRun(deps.database),
    seconds: soonSeconds,
  })
}

async function checkAfter(
  deps: SetupDeps,
  { last, seconds }: { last: SetupRun | undefined; seconds: number },
): Promise<boolean> {
  if (last !== undefined && deps.clock.now() < addSeconds(last.at, seconds)) return false
  await checkSetup(deps)
  return true
}
