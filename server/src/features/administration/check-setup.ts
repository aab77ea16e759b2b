import { addSeconds } from '../../platform/clock.ts'
import { countInWindow } from '../../platform/limits/call-window.ts'
import type { SetupDeps } from './administration-deps.ts'
import {
  findForeignThings,
  findLastSetupRun,
  insertSetupRun,
  type SetupRun,
} from './setup-store.ts'

export async function readSetup({ database }: Pick<SetupDeps, 'database'>) {
  const [last, foreign] = await Promise.all([
    findLastSetupRun(database),
    findForeignThings(database),
  ])
  return { checkedAt: last?.at ?? null, checks: last?.checks ?? [], foreign: foreign ?? null }
}

async function checkSetup({ database, clock, lookAtSetup }: SetupDeps): Promise<void> {
  const checks = await lookAtSetup()
  await insertSetupRun(database, { at: clock.now(), checks })
}

const checks = { name: 'setup-checks', callsMax: 6, windowSeconds: 60 }

/** Checks the setup on request: one check at a time, and only a few a minute, because providers count calls. */
export function createSetupCheck(deps: SetupDeps): () => ReturnType<typeof readSetup> {
  let running: Promise<void> | undefined
  const check = async () => {
    await countInWindow(deps.database, checks, 'setup')
    await checkSetup(deps)
  }
  return async () => {
    running ??= check().finally(() => {
      running = undefined
    })
    await running
    return await readSetup(deps)
  }
}

const daySeconds = 24 * 3600
const soonSeconds = 600

/**
 * Checks the setup unless someone did within a day, or within ten minutes if something failed then: what the
 * operator has corrected must not stay an alarm. Returns whether it did.
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
