import type { SubmissionId } from '@permille/contract/ids'
import type { DecisionAct, StreamedDecision } from '@permille/contract/notifications/stream'

type Listener = (decisions: readonly StreamedDecision[]) => void

const listeners = new Set<Listener>()
/** When each was made here, until the stream reports it. */
const ownActs = new Map<string, number>()
/** The stream reports a decision within seconds, or never: a later one was made elsewhere. */
const confirmedWithinMs = 30_000
const heard = new Set<string>()

/** Records a decision of this page, so that the stream need not report it. */
export async function asOwnDecision<Done>(
  { id, act }: { readonly id: SubmissionId; readonly act: DecisionAct },
  decide: () => Promise<Done>,
): Promise<Done> {
  const key = `${id} ${act}`
  ownActs.set(key, Date.now())
  try {
    return await decide()
  } catch (error) {
    ownActs.delete(key)
    throw error
  }
}

/** Decisions that a stream missed are not reported later. */
export function forgetOwnDecisions(): void {
  ownActs.clear()
}

/** Calls this with decisions made in other tabs, on other devices and by others. */
export function onDecisionsElsewhere(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Passes on what the stream reported, if it is new here; returns whether anything was. */
export function hearDecisions(decisions: readonly StreamedDecision[]): boolean {
  const fresh = decisions.filter(isNewHere)
  if (fresh.length > 0) for (const listener of listeners) listener(fresh)
  return fresh.length > 0
}

/** A resumed stream may repeat the decisions of the last seconds. */
function isNewHere({ submissionId, act, at }: StreamedDecision): boolean {
  const key = `${submissionId} ${act} ${at}`
  if (heard.has(key)) return false
  heard.add(key)
  const own = `${submissionId} ${act}`
  const madeAt = ownActs.get(own) ?? 0
  ownActs.delete(own)
  return Date.now() - madeAt > confirmedWithinMs
}
