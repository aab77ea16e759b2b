import { createElements, type Elements, type ElementsOptions, formOf } from './create-elements.ts'
import {
  type ApiAccess,
  type BrowserIntent,
  confirmIntent,
  type IntentResult,
  retrieveIntent,
} from './payment-api.ts'

interface ConfirmOptions {
  readonly elements?: Elements
  readonly clientSecret?: string
  readonly confirmParams?: {
    readonly return_url?: string
    readonly payment_method?: string
  }
  readonly redirect?: 'always' | 'if_required'
}

/** The part of Stripe.js that a card payment needs. */
export interface SandboxStripe {
  elements(options: ElementsOptions): Elements
  confirmPayment(options: ConfirmOptions): Promise<IntentResult>
  retrievePaymentIntent(clientSecret: string): Promise<IntentResult>
  handleNextAction(options: { clientSecret: string }): Promise<IntentResult>
  confirmCardPayment(
    clientSecret: string,
    options?: { payment_method?: string; return_url?: string },
  ): Promise<IntentResult>
  createToken(): Promise<never>
  createPaymentMethod(): Promise<never>
  registerAppInfo(): void
  _registerWrapper(): void
}

export function createStripe(access: ApiAccess): SandboxStripe {
  return {
    elements: (options) => createElements(access, options),
    confirmPayment: (options) => confirmPayment(access, options),
    retrievePaymentIntent: (clientSecret) => retrieveIntent(access, clientSecret),
    handleNextAction: async ({ clientSecret }) =>
      followAction(await retrieveIntent(access, clientSecret)),
    confirmCardPayment: async (clientSecret, options = {}) =>
      followAction(await confirmIntent(access, clientSecret, definedFields(options))),
    createToken: () => notHere('createToken'),
    createPaymentMethod: () => notHere('createPaymentMethod'),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  }
}

async function confirmPayment(access: ApiAccess, options: ConfirmOptions): Promise<IntentResult> {
  const { elements, confirmParams = {}, redirect = 'always' } = options
  const clientSecret = options.clientSecret ?? elements?.clientSecret
  if (!clientSecret) throw new Error('confirmPayment needs elements or a clientSecret.')
  if (redirect === 'always' && !confirmParams.return_url) {
    throw new Error('confirmPayment needs confirmParams.return_url unless redirect is if_required.')
  }
  const form = elements && formOf(elements)
  const card = form ? form.read() : { fields: {} }
  if (card.error) return { error: card.error }

  const fields = { ...card.fields, ...definedFields(confirmParams), use_stripe_sdk: 'true' }
  form?.setBusy(true)
  const result = await confirmIntent(access, clientSecret, fields)
  form?.setBusy(false)
  const isDone = result.paymentIntent?.status === 'succeeded'
  if (isDone && redirect === 'always') return leaveFor(returnAddress(result, confirmParams))
  return followAction(result)
}

/** 3-D Secure happens on the bank's page, which redirects to the return URL. */
function followAction(result: IntentResult): Promise<IntentResult> {
  const url = result.paymentIntent?.next_action?.redirect_to_url?.url
  return url === undefined ? Promise.resolve(result) : leaveFor(url)
}

function returnAddress(
  { paymentIntent }: { readonly paymentIntent?: BrowserIntent },
  { return_url: returnUrl = location.href }: { readonly return_url?: string },
): string {
  const target = new URL(returnUrl)
  target.searchParams.set('payment_intent', paymentIntent?.id ?? '')
  target.searchParams.set('payment_intent_client_secret', paymentIntent?.client_secret ?? '')
  target.searchParams.set('redirect_status', 'succeeded')
  return target.href
}

/** Navigates away: the promise never resolves, as in the real script. */
function leaveFor(url: string): Promise<never> {
  location.assign(url)
  return new Promise(() => undefined)
}

function definedFields(fields: object): Record<string, string> {
  const entries = Object.entries(fields).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(entries)
}

function notHere(name: string): Promise<never> {
  return Promise.reject(new Error(`The sandbox's Stripe.js has no ${name}; use confirmPayment.`))
}
