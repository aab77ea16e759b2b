declare const centsBrand: unique symbol
declare const perKViewsBrand: unique symbol

/** Whole USD cents. Never a fraction, never beyond what a double holds exactly. */
export type Cents = number & { readonly [centsBrand]: true }

/** Whole USD cents for 1,000 views. */
export type CentsPerKViews = number & { readonly [perKViewsBrand]: true }

/** Throws a RangeError unless `value` is a safe integer. */
export function toCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`)
  return value as Cents
}

/** Dollars × 100, rounded (rules §7). The plain product: 1.005 × 100 is just under 100.5, so it is 100. */
export function centsFromDollars(dollars: number): Cents {
  return toCents(Math.round(dollars * 100))
}

/** True for an amount a person may type: finite and with at most two decimals. */
export function hasWholeCents(dollars: number): boolean {
  return Number.isFinite(dollars) && /^-?\d+(\.\d{1,2})?$/.test(String(dollars))
}

/** "$1,234.50", "−$0.05": always two decimals, and the minus sign U+2212, as wide as a plus. */
export function formatCents(amountCents: number): string {
  const text = (amountCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'usd' })
  return text.replace('-', '−')
}

/** The fee is charged on top of what creators get; half a cent rounds up. */
export function feeOn(amountCents: number, feeBps: number): Cents {
  return toCents(Math.floor((amountCents * feeBps + 5000) / 10_000))
}

/** floor(budget ÷ rate × 1,000), in views (rules §7). 0 when there is no rate. */
export function estimatedReachViews(budgetCents: number, rewardRatePerKViewsCents: number): number {
  if (rewardRatePerKViewsCents <= 0 || budgetCents <= 0) return 0
  return Number((BigInt(budgetCents) * 1000n) / BigInt(rewardRatePerKViewsCents))
}
