import { createHash } from 'node:crypto'
import type { PaymentProvider } from '#integrations/stripe/payment-provider.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { causeInWords, isExpectedError } from '#platform/errors/errors.ts'
import { OperatorError } from '#platform/errors/operator-error.ts'
import { establishFact, readFact, replaceFact } from './installation-store.ts'

/** `sandbox`: no provider keys. `test` and `live`: the kind of the secret key. */
export type ProviderMode = 'sandbox' | 'test' | 'live'

const remedy = 'Point DATABASE_URL at a separate database, or use the keys this one started with.'

const meaning: Record<ProviderMode, string> = {
  sandbox: 'the sandbox (no Stripe keys)',
  test: 'Stripe test keys',
  live: 'Stripe live keys',
}

/** The database belongs to other keys. */
export class WrongInstallation extends OperatorError {}

interface Opened {
  readonly database: DatabaseServer
  readonly provider: Pick<PaymentProvider, 'readOwnAccountId'>
  readonly mode: ProviderMode
  readonly secretKey: string
  readonly currency: string
}

/**
 * Ties a database to the kind of keys, the provider account and the currency of its first start: one account's balances must
 * never be paid out by another or as other dollars, and demo users never exist under real keys. Calls the provider only when the
 * secret key is new. Throws `WrongInstallation`.
 */
export async function checkInstallation(opened: Opened): Promise<void> {
  const { database, provider, mode, currency } = opened
  requireMode(mode, await readFact(database, 'provider-mode'))
  if (mode !== 'sandbox' && (await readFact(database, 'demo-loaded')) !== undefined) {
    throw new WrongInstallation(
      `This database contains the demo users, whose password is public; it cannot be used with ${meaning[mode]}. ${remedy}`,
    )
  }
  const key = fingerprintOf(opened.secretKey)
  const isChecked = mode === 'sandbox' || (await readFact(database, 'provider-key')) === key
  const account = isChecked ? null : await readAccount(provider)
  await database.transaction(async (tx) => {
    requireMode(mode, await establishFact(tx, { fact: 'provider-mode', value: mode }))
    requireCurrency(currency, await establishFact(tx, { fact: 'currency', value: currency }))
    if (account === null) return
    requireAccount(account, await establishFact(tx, { fact: 'provider-account', value: account }))
    await replaceFact(tx, { fact: 'provider-key', value: key })
  })
}

/** Distinguishes keys without storing one. */
function fingerprintOf(secretKey: string): string {
  return createHash('sha256').update(secretKey).digest('hex').slice(0, 32)
}

function requireMode(mode: ProviderMode, known: string | undefined): void {
  if (known === undefined || known === mode) return
  throw new WrongInstallation(
    `This database belongs to ${meaning[known as ProviderMode] ?? known}; it cannot be used with ${meaning[mode]}. ${remedy}`,
  )
}

function requireCurrency(currency: string, known: string): void {
  if (known === currency) return
  throw new WrongInstallation(
    `The amounts in this database are in ${known}; they cannot become ${currency}. Set PLATFORM_CURRENCY=${known}, or point DATABASE_URL at a separate database.`,
  )
}

function requireAccount(account: string, known: string): void {
  if (known === account) return
  throw new WrongInstallation(
    `This database belongs to the Stripe account ${known}, but STRIPE_SECRET_KEY to ${account}. ${remedy}`,
  )
}

async function readAccount(provider: Opened['provider']): Promise<string> {
  try {
    return await provider.readOwnAccountId()
  } catch (error) {
    if (!isExpectedError(error)) throw error
    throw new OperatorError(
      `Stripe did not return the account of STRIPE_SECRET_KEY, which is checked at the first start with a key: ${causeInWords(error)}\nCheck the key, and that this machine can reach Stripe.`,
      { cause: error },
    )
  }
}
