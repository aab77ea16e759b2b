import type { Platform } from '@permille/contract/enums'

export interface SandboxPost {
  readonly platform: Platform
  readonly username: string
  readonly externalPostId: string
  readonly title: string
  readonly views: number
  /** Defaults to a plausible share of the views. */
  readonly likes?: number | undefined
  readonly publishedAt: Date
  /** Whether its views keep growing. */
  readonly grows: boolean
}

/** The sandbox's console, through which the demo creates accounts and posts and pays by card. */
export interface SandboxControl {
  putAccount(account: {
    platform: Platform
    username: string
    followers: number
    description?: string
  }): Promise<void>
  putPost(post: SandboxPost): Promise<void>
  payByCard(clientSecret: string): Promise<void>
  /** The operator's own money, which covers Stripe's fees. */
  topUp(amountCents: number): Promise<void>
  finishOnboarding(url: string): Promise<void>
  /** Makes transfers to every country fail while the work runs. */
  refuseTransfers(work: () => Promise<void>): Promise<void>
  /** Allows access on a platform's consent page and returns the code it sends back. */
  consent(authUrl: string, username: string): Promise<{ code: string; state: string }>
}

export function createSandboxControl(sandboxUrl: string): SandboxControl {
  return {
    putAccount: (account) => put(`${sandboxUrl}/control/accounts`, account),
    putPost: (post) => put(`${sandboxUrl}/control/posts`, post),
    payByCard: async (clientSecret) => {
      const [intentId = ''] = clientSecret.split('_secret')
      await expectOk(
        fetch(`${sandboxUrl}/v1/payment_intents/${intentId}/confirm`, {
          method: 'POST',
          headers: { authorization: 'Bearer pk_test_sandbox' },
          body: new URLSearchParams({
            client_secret: clientSecret,
            // A payment of the demo's past has long since settled.
            payment_method: 'pm_card_bypassPending',
          }),
        }),
      )
    },
    topUp: (amountCents) =>
      expectOk(
        fetch(`${sandboxUrl}/v1/topups`, {
          method: 'POST',
          headers: { authorization: 'Bearer sk_test_sandbox' },
          body: new URLSearchParams({ amount: String(amountCents), currency: 'usd' }),
        }),
      ),
    finishOnboarding: async (url) => {
      await fetch(url, { method: 'POST', redirect: 'manual' })
    },
    refuseTransfers: async (work) => {
      const address = `${sandboxUrl}/control/settings`
      const { transferCountries } = (await (await fetch(address)).json()) as Settings
      await put(address, { transferCountries: [] })
      try {
        await work()
      } finally {
        await put(address, { transferCountries })
      }
    },
    consent,
  }
}

interface Settings {
  readonly transferCountries: readonly string[]
}

async function put(url: string, body: unknown): Promise<void> {
  await expectOk(
    fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
}

async function expectOk(pending: Promise<Response>): Promise<void> {
  const response = await pending
  const text = await response.text()
  if (!response.ok) throw new Error(`the sandbox returned ${response.status}: ${text}`)
}

async function consent(
  authUrl: string,
  username: string,
): Promise<{ code: string; state: string }> {
  const page = await (await fetch(authUrl)).text()
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
  const response = await fetch(new URL(action ?? authUrl, authUrl), {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ username, decision: 'allow' }),
  })
  const back = new URL(response.headers.get('location') ?? 'about:blank')
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' }
}
