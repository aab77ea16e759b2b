import type { APIRequestContext } from '@playwright/test'
import { postCall } from '../people/sign-in-by-call.ts'
import type { Sandbox } from '../product/sandbox.ts'

interface Payer {
  readonly brand: APIRequestContext
  readonly sandbox: Sandbox
}

interface Payment {
  readonly campaignId: string
  readonly dollars: number
}

/** Pays as the provider's form does in a browser. */
export async function payByCall(
  { brand, sandbox }: Payer,
  { campaignId, dollars }: Payment,
): Promise<void> {
  const settings = await (await brand.get('/api/stripe/config')).json()
  const started = await postCall(brand, '/api/stripe/create-payment-intent', {
    campaignId,
    amount: dollars,
  })
  const secret = String(started.clientSecret)
  const response = await fetch(
    `${sandbox.url}/v1/payment_intents/${secret.split('_secret_')[0]}/confirm`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${settings.publishableKey}` },
      body: new URLSearchParams({ ...card, client_secret: secret }),
    },
  )
  if (!response.ok) throw new Error(`The payment was refused: ${await response.text()}`)
  await postCall(brand, `/api/campaigns/${campaignId}/refresh-funding`)
}

const card = {
  'payment_method_data[type]': 'card',
  'payment_method_data[card][number]': '4242424242424242',
  'payment_method_data[card][exp_month]': '12',
  'payment_method_data[card][exp_year]': '2034',
  'payment_method_data[card][cvc]': '123',
}
