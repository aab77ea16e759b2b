import { addHours } from '#platform/clock.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { applyDispute, followDispute } from './apply-dispute.ts'
import type { ChargebackDeps } from './chargeback-deps.ts'
import { beforeRestores, isDisputeKnown, takeStaleDisputes } from './chargeback-store.ts'
import { resumeResponses } from './response/send-response.ts'

export function chargebackSchedule(
  deps: ChargebackDeps,
  { everySeconds, olderThanSeconds }: { everySeconds: number; olderThanSeconds: number },
): ScheduledTask[] {
  return [
    { name: 'reconcile chargebacks', everySeconds, work: () => reconcileChargebacks(deps) },
    {
      name: 'resume answers to banks',
      everySeconds,
      work: (stop) => resumeResponses(deps, olderThanSeconds, stop),
    },
    { name: 'find disputes', everySeconds: 3600, work: (stop) => findDisputes(deps, stop) },
  ]
}

/** Looks up open disputes; one that fails does not block the rest. */
export async function reconcileChargebacks(deps: ChargebackDeps): Promise<void> {
  const due = await deps.database.transaction((tx) => takeStaleDisputes(tx, deps.clock.now()))
  for (const disputeId of due) {
    await attempt(deps, disputeId, () => followDispute(deps, disputeId))
  }
}

/** As long as the provider redelivers an event. */
const lookbackHours = 72

/** Finds disputes whose events were lost, or whose rows were lost by a restore. */
export async function findDisputes(deps: ChargebackDeps, stop?: AbortSignal): Promise<void> {
  const lookback = addHours(deps.clock.now(), -lookbackHours)
  const since = await beforeRestores(deps.database, lookback)
  for (const dispute of await deps.provider.listDisputes(since, stop)) {
    stop?.throwIfAborted()
    if (await isDisputeKnown(deps.database, dispute.id)) continue
    await attempt(deps, dispute.id, () => applyDispute(deps, dispute))
  }
}

async function attempt(
  deps: ChargebackDeps,
  disputeId: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work()
  } catch (error) {
    deps.log.error({ err: error, disputeId }, 'a dispute could not be looked up; will retry')
  }
}
