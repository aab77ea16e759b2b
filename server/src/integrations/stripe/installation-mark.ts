import type Stripe from 'stripe'

/** Whether an object carries the mark of another installation. */
export type IsForeign = (metadata: Stripe.Metadata) => boolean

/** Our mark on objects we create at Stripe. Objects without one are ours: they were made before marks existed. */
export interface Mark {
  on<Facts extends Record<string, string>>(facts: Facts): Promise<Facts & Stripe.Metadata>
  reader(): Promise<IsForeign>
}

/** Without an installation nothing is marked, and nothing is foreign. */
export function createMark(installation: (() => Promise<string>) | undefined): Mark {
  return {
    on: async (facts) =>
      installation === undefined ? facts : { ...facts, installation: await installation() },
    reader: async () => {
      const own = await installation?.()
      return ({ installation: named }) => own !== undefined && named !== undefined && named !== own
    },
  }
}
