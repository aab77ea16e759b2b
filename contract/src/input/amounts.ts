import { formatCents } from '../money.ts'
import { readTypedNumber } from './numbers.ts'

const unclearAmount = 'Enter the amount in dollars, such as 1500 or 1500.50'
const someCurrency =
  'Enter the amount without a currency, in this page’s dollars, such as 1500 or 1500.50'

/** Whose dollars, or another currency: a sign other than $ alone, or a code. The browser does not know PLATFORM_CURRENCY. */
const namesCurrency =
  /[a-z]\$|[^\P{Sc}$]|(?:^|[^a-z])(?:usd|cad|aud|nzd|sgd|hkd|eur|gbp|jpy|cny|inr|chf|brl|mxn|pln|sek|nok|dkk|kr)(?:[^a-z]|$)/iu

/** Returns the dollars that a person typed; NaN unless the text is exactly one amount. */
export function dollarsTyped(typed: string): number {
  const read = readTypedNumber(typed)
  return read.kind === 'number' ? read.value : Number.NaN
}

/** Returns why a text is not one amount; undefined for an amount and for no text. */
export function amountProblem(typed: string): string | undefined {
  const read = readTypedNumber(typed)
  if (read.kind === 'unclear') return namesCurrency.test(typed) ? someCurrency : unclearAmount
  if (read.kind !== 'ambiguous') return undefined
  const [grouped, small] = read.values
  return `Is this ${inDollars(grouped)} or ${inDollars(small)}? Enter ${grouped} or ${(inCents(small) / 100).toFixed(2)}`
}

/** Returns an amount that is not typed as 1500 or 1500.50 as it is understood, so that the person sees it before it counts. */
export function amountReadBack(typed: string): string | undefined {
  const isPlain = /^\d*(?:\.\d{0,2})?$/.test(typed.trim())
  const dollars = dollarsTyped(typed)
  return isPlain || !(dollars >= 0 && dollars < 1e12)
    ? undefined
    : `That is ${inDollars(Math.abs(dollars))}`
}

function inDollars(dollars: number): string {
  return formatCents(inCents(dollars))
}

function inCents(dollars: number): number {
  return Math.round(dollars * 100)
}
