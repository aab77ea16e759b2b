interface TypedCard {
  readonly number: string
  /** Month and year, as four digits. */
  readonly expiry: string
  readonly cvc: string
  readonly country: string
}

export interface CardProblem {
  readonly field: 'number' | 'expiry' | 'cvc'
  readonly code: string
  readonly message: string
}

/** The confirm call's form fields. Checks only that they are complete; the API validates the rest. */
export function readCardFields(card: TypedCard): {
  body: Record<string, string>
  problem: CardProblem | null
} {
  const part = 'payment_method_data'
  const body = {
    [`${part}[type]`]: 'card',
    [`${part}[card][number]`]: card.number,
    [`${part}[card][exp_month]`]: String(Number(card.expiry.slice(0, 2))),
    [`${part}[card][exp_year]`]: `20${card.expiry.slice(2, 4)}`,
    [`${part}[card][cvc]`]: card.cvc,
    [`${part}[billing_details][address][country]`]: card.country,
  }
  return { body, problem: findProblem(card) }
}

function findProblem({ number, expiry, cvc }: TypedCard): CardProblem | null {
  if (number.length < (number.startsWith('3') ? 15 : 16)) {
    const message = 'Your card number is incomplete.'
    return { field: 'number', code: 'incomplete_number', message }
  }
  if (expiry.length < 4) {
    const message = "Your card's expiration date is incomplete."
    return { field: 'expiry', code: 'incomplete_expiry', message }
  }
  if (cvc.length < 3) {
    const message = "Your card's security code is incomplete."
    return { field: 'cvc', code: 'incomplete_cvc', message }
  }
  return null
}
