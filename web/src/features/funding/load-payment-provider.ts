import type { Stripe, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { LoadError } from '#ui/layout/error-state.tsx'

export interface ProviderSettings {
  publishableKey: string
  scriptUrl: string | null
}

/**
 * Loads the provider's browser library. A configured script URL is loaded first: it sets
 * `window.Stripe`, which `loadStripe` prefers to the provider's own URL.
 */
export async function loadPaymentProvider(settings: ProviderSettings): Promise<Stripe> {
  try {
    if (settings.scriptUrl !== null) await addScript(settings.scriptUrl)
    const provider = await loadStripe(settings.publishableKey)
    if (provider !== null) return provider
  } catch (error) {
    throw scriptMissing(error)
  }
  throw scriptMissing()
}

/** Stripe rarely fails; software between it and the browser often does. */
const likelyBlocked =
  'Our server answered, but Stripe’s payment script did not load. An ad blocker, a privacy extension or your network probably blocks js.stripe.com: allow it for this page, or try another network or browser.'

/**
 * The provider's error about its form that did not load. Its script can be allowed and its frame blocked, which
 * it reports as a lost connection.
 */
export function problemOfForm({
  type,
  message = 'The payment form could not be loaded.',
}: Pick<StripeError, 'type' | 'message'>): string {
  return type === 'api_connection_error' && navigator.onLine ? likelyBlocked : message
}

/** An offline device gets that message instead. */
function scriptMissing(cause?: unknown): LoadError {
  const error = new Error('The payment form could not be loaded', { cause })
  return navigator.onLine ? Object.assign(error, { note: likelyBlocked }) : error
}

const scripts = new Map<string, Promise<void>>()

function addScript(url: string): Promise<void> {
  const existing = scripts.get(url)
  if (existing !== undefined) return existing
  const added = new Promise<void>((resolve, reject) => {
    const element = document.createElement('script')
    element.src = url
    element.onload = () => resolve()
    element.onerror = () => {
      scripts.delete(url)
      element.remove()
      reject(new Error('The payment form could not be loaded'))
    }
    document.head.append(element)
  })
  scripts.set(url, added)
  return added
}
