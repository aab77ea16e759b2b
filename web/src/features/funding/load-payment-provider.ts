import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

export interface ProviderSettings {
  publishableKey: string
  scriptUrl: string | null
}

/**
 * Loads the provider's browser library. A configured script URL is loaded first: it sets
 * `window.Stripe`, which `loadStripe` prefers to the provider's own URL.
 */
export async function loadPaymentProvider(settings: ProviderSettings): Promise<Stripe> {
  if (settings.scriptUrl !== null) await addScript(settings.scriptUrl)
  const provider = await loadStripe(settings.publishableKey)
  if (provider === null) throw new Error('The payment form could not be loaded')
  return provider
}

const scripts = new Map<string, Promise<void>>()

function addScript(url: string): Promise<void> {
  const known = scripts.get(url)
  if (known !== undefined) return known
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
