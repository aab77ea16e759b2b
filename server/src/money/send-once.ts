import type { CallOutcome } from '../integrations/stripe/payment-provider.ts'
import { addHours, type Clock } from '../platform/clock.ts'
import { isExpectedError } from '../platform/errors/errors.ts'

/** How one call ended for an object that is still to be made. */
export interface CallEnd {
  /** The next call uses a new key: this one’s outcome is certain. */
  readonly isDefinite: boolean
  readonly reason: string
  readonly needsAdmin?: boolean
  /** The provider's balance was too low. */
  readonly waitsForMoney?: boolean
}

/** How long after a call the next one follows: 1 s, doubling, at most 15 min. */
export function backoffSeconds(callsCount: number): number {
  return Math.min(2 ** Math.max(callsCount - 1, 0), 900)
}

/** An object that is made at the provider once: a payout's transfer, a refund. */
export interface ProviderRequest<Made> {
  /** Its name in sentences for admins: "transfer". */
  readonly name: string
  readonly create: () => Promise<CallOutcome<Made>>
  /** Looks in the provider's list. */
  readonly find: () => Promise<Made | undefined>
  readonly accept: (made: Made) => Promise<void>
  readonly refuse: (refusal: { code: string; message: string }) => Promise<void>
  readonly keep: (end: CallEnd) => Promise<void>
}

/** A row's right to call the provider. */
export interface Turn {
  readonly clock: Clock
  /** When the lease ends: nothing is created after it. */
  readonly until: Date
  /** Since when the outcome under the present key is unknown. */
  readonly unknownSince: Date | null
}

/** Stripe may forget idempotency keys after 24 h; after this long, look before creating. */
const keyLifetimeHours = 23

/**
 * Creates the object and books the outcome, even after stalls, crashes and lost calls. An unknown outcome keeps
 * the key; a failure stored under the key takes a new one, once the provider's list shows no object; a refusal
 * is believed only after that list was read.
 */
export async function sendOnce<Made>(turn: Turn, request: ProviderRequest<Made>): Promise<void> {
  const known = await findBeforeCreating(turn, request)
  if (known === 'unclear') return
  if (known !== undefined) return await request.accept(known)
  if (turn.clock.now() >= turn.until) return
  const outcome = await request.create()
  switch (outcome.kind) {
    case 'made':
      return await request.accept(outcome.made)
    case 'refused':
      return await unlessListed(request, () => request.refuse(outcome))
    case 'insufficient':
      return await request.keep({ isDefinite: true, reason: outcome.message, waitsForMoney: true })
    case 'unknown': {
      const { message: reason, replayedFailure } = outcome
      if (!replayedFailure) return await request.keep({ isDefinite: false, reason })
      return await unlessListed(request, () => request.keep({ isDefinite: true, reason }))
    }
  }
}

/** Searches the provider's list. If it cannot be read, the object stays to be made. */
export async function findExisting<Made>(
  request: ProviderRequest<Made>,
  needsAdmin: boolean,
): Promise<Made | 'unclear' | undefined> {
  const made = await listed(request)
  if (made !== 'unclear') return made
  const reason = `The provider does not say whether the ${request.name} exists`
  await request.keep({ isDefinite: false, reason, needsAdmin })
  return 'unclear'
}

/** Returns the object from the provider's list; `unclear` when the list cannot be read. */
export async function listed<Made>({
  find,
}: Pick<ProviderRequest<Made>, 'find'>): Promise<Made | 'unclear' | undefined> {
  try {
    return await find()
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return 'unclear'
  }
}

/** Reads the provider's list before anything is created once the key may have been forgotten. */
async function findBeforeCreating<Made>(
  { unknownSince, clock }: Turn,
  request: ProviderRequest<Made>,
): Promise<Made | 'unclear' | undefined> {
  if (unknownSince === null) return undefined
  if (addHours(unknownSince, keyLifetimeHours) > clock.now()) return undefined
  return await findExisting(request, true)
}

async function unlessListed<Made>(
  request: ProviderRequest<Made>,
  work: () => Promise<void>,
): Promise<void> {
  const made = await findExisting(request, false)
  if (made === 'unclear') return
  if (made !== undefined) return await request.accept(made)
  await work()
}
