/** The fields of a payment intent that the browser may see. */
export interface BrowserIntent {
  readonly id: string
  readonly status: string
  readonly client_secret: string
  readonly next_action: { readonly redirect_to_url?: { readonly url: string } } | null
}

export interface StripeJsError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly decline_code?: string
  readonly payment_intent?: BrowserIntent
}

export type IntentResult =
  | { readonly paymentIntent: BrowserIntent; readonly error?: never }
  | { readonly error: StripeJsError; readonly paymentIntent?: never }

export interface ApiAccess {
  readonly publishableKey: string
  readonly apiOrigin: string
}

export function retrieveIntent(access: ApiAccess, clientSecret: string): Promise<IntentResult> {
  const query = new URLSearchParams({ client_secret: clientSecret })
  return send(access, `${intentPath(clientSecret)}?${query}`, { method: 'GET' })
}

export function confirmIntent(
  access: ApiAccess,
  clientSecret: string,
  fields: Readonly<Record<string, string>>,
): Promise<IntentResult> {
  const body = new URLSearchParams({ ...fields, client_secret: clientSecret })
  return send(access, `${intentPath(clientSecret)}/confirm`, { method: 'POST', body })
}

function intentPath(clientSecret: string): string {
  return `/v1/payment_intents/${clientSecret.split('_secret_')[0]}`
}

async function send(access: ApiAccess, path: string, init: RequestInit): Promise<IntentResult> {
  try {
    const headers = { authorization: `Bearer ${access.publishableKey}` }
    const response = await fetch(access.apiOrigin + path, { ...init, headers })
    const body = (await response.json()) as BrowserIntent & { error: StripeJsError }
    return response.ok ? { paymentIntent: body } : { error: body.error }
  } catch {
    const message = 'We could not reach the payment provider. Check your connection and try again.'
    return { error: { type: 'api_connection_error', message } }
  }
}
