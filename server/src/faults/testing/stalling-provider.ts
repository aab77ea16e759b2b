import type { PaymentProvider } from '#integrations/stripe/payment-provider.ts'

type Stage = 'running' | 'stalled' | 'ended'

/** A caller of the provider that can be frozen after receiving a response, as if its machine paused. */
export interface StallingCaller {
  readonly stage: () => Stage
  /** Lets it continue; resolves when it has finished or stalls again. */
  wake(): Promise<void>
}

/**
 * Starts `call` with a provider whose responses about transfers stall whenever `mayStall` says so;
 * resolves when it has finished or stalls. Passes what it throws to `fail`.
 */
export async function startCaller(
  provider: PaymentProvider,
  given: {
    call: (provider: PaymentProvider) => Promise<void>
    mayStall: () => boolean
    fail: (error: unknown) => void
  },
): Promise<StallingCaller> {
  let stage: Stage = 'running'
  let goOn: () => void = () => undefined
  let noteRest: () => void = () => undefined
  const nextRest = (): Promise<void> =>
    new Promise((resolve) => {
      noteRest = resolve
    })
  const stall = async <Answer>(response: Promise<Answer>): Promise<Answer> => {
    const known = await response
    if (!given.mayStall()) return known
    const woken = new Promise<void>((resolve) => {
      goOn = resolve
    })
    stage = 'stalled'
    noteRest()
    await woken
    return known
  }
  const rest = nextRest()
  given
    .call({
      ...provider,
      createTransfer: (request) => stall(provider.createTransfer(request)),
      listTransfers: (payoutId) => stall(provider.listTransfers(payoutId)),
    })
    .catch(given.fail)
    .finally(() => {
      stage = 'ended'
      noteRest()
    })
  await rest
  return {
    stage: () => stage,
    wake: async () => {
      if (stage !== 'stalled') return
      const next = nextRest()
      stage = 'running'
      goOn()
      await next
    },
  }
}
