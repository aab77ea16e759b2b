import { type Place, sandboxUrlOf } from './place.ts'

export type Platform = 'tiktok' | 'instagram' | 'youtube' | 'x'

interface PostOnPlatform {
  readonly platform: Platform
  readonly username: string
  readonly externalPostId: string
  readonly views: number
  readonly title?: string
}

interface AccountOnPlatform {
  readonly platform: Platform
  readonly username: string
  readonly followers: number
  readonly description?: string
}

interface Fault {
  readonly provider: 'stripe'
  readonly match: string
  readonly kind: string
  readonly times: number
}

interface Settings {
  /** How long a card payment takes to settle. */
  readonly pendingSeconds: number
  /** How long after a transfer the bank has the money. */
  readonly payoutSeconds: number
}

interface Transfer {
  readonly id: string
  readonly amount: number
  readonly amount_reversed: number
  readonly destination: string
}

interface Refund {
  readonly id: string
  readonly status: string
  readonly amount: number
}

interface Payment {
  readonly id: string
  readonly status: string
  readonly amount: number
  readonly description: string | null
  readonly metadata: Readonly<Record<string, string>>
}

interface ConnectedAccount {
  readonly id: string
  readonly email: string | null
}

/** Reads and changes the outside world through the sandbox's control API. */
export interface Sandbox {
  readonly url: string
  setPost(post: PostOnPlatform): Promise<void>
  setAccount(account: AccountOnPlatform): Promise<void>
  /** Asks Meta to have a person's data deleted; returns the address of our page about it. */
  eraseInstagramData(username: string): Promise<string>
  addFault(fault: Fault): Promise<void>
  clearFaults(): Promise<void>
  /** Returns the faults that have not been triggered yet. */
  readFaults(): Promise<unknown[]>
  changeSettings(settings: Settings): Promise<void>
  readTransfers(): Promise<Transfer[]>
  readRefunds(): Promise<Refund[]>
  readPayments(): Promise<Payment[]>
  /** The cardholder of the campaign's payment claims it back. */
  claimBack(campaignId: string): Promise<void>
  readAccounts(): Promise<ConnectedAccount[]>
}

export function sandboxAt(place: Place): Sandbox {
  const url = sandboxUrlOf(place)
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/control/${path}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }
  const readStripe = async () => (await call('GET', 'state')).stripe
  return {
    url,
    setPost: (post) => call('PUT', 'posts', post),
    setAccount: (account) => call('PUT', 'accounts', account),
    eraseInstagramData: async (username) => {
      await call('PUT', 'accounts', { platform: 'instagram', username, followers: 100 })
      const query = new URLSearchParams({ platform: 'instagram', username, erase: '1' })
      return (await call('DELETE', `grants?${query}`)).app.url
    },
    addFault: (fault) => call('POST', 'faults', fault),
    readFaults: () => call('GET', 'faults'),
    clearFaults: () => call('DELETE', 'faults'),
    changeSettings: (settings) => call('PUT', 'settings', settings),
    readTransfers: async () => (await readStripe()).transfers,
    readRefunds: async () => (await readStripe()).refunds,
    readPayments: async () => (await readStripe()).paymentIntents,
    claimBack: async (campaignId) => {
      const payments: Payment[] = (await readStripe()).paymentIntents
      const paid = payments.find(({ metadata }) => metadata.campaignId === campaignId)
      if (paid === undefined) throw new Error(`${campaignId} is not paid`)
      const body = new URLSearchParams({ charge: paid.id, how: 'claim' })
      await fetch(`${url}/console/stripe/charge`, { method: 'POST', body, redirect: 'manual' })
    },
    readAccounts: async () => (await readStripe()).accounts,
  }
}
