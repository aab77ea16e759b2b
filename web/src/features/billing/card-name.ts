/** Stripe's codes of card brands. */
const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos Australia',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

interface PaidCard {
  readonly cardBrand: string | null
  readonly cardLast4: string | null
}

/** Returns "Visa ending in 4242", as far as the provider named the card. */
export function cardName({ cardBrand, cardLast4 }: PaidCard): string {
  if (cardLast4 === null) return 'your card'
  return `${brandNames[cardBrand ?? ''] ?? 'your card'} ending in ${cardLast4}`
}
