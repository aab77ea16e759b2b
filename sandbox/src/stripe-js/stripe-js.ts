/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { createStripe, type SandboxStripe } from './create-stripe.ts'

/** The real script's release name; loaders compare it with their own. */
const version = 'endive'

/** The API is at the same origin as this script. */
const scriptUrl = (document.currentScript as HTMLScriptElement | null)?.src ?? location.href
const apiOrigin = new URL(scriptUrl).origin

type StripeConstructor = ((publishableKey: string) => SandboxStripe) & { version: string }

const Stripe = ((publishableKey: string) => {
  if (typeof publishableKey !== 'string' || !publishableKey.startsWith('pk_')) {
    throw new Error('Please call Stripe() with your publishable key. It starts with pk_.')
  }
  return createStripe({ publishableKey, apiOrigin })
}) as StripeConstructor
Stripe.version = version

Object.assign(window, { Stripe })
