import { ApiError } from '../wire/api-error.ts'

export interface CardNumbers {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
}

interface TypedCard {
  readonly number?: string
  readonly exp_month?: number
  readonly exp_year?: number
  readonly cvc?: string
}

/** Validates a typed-in card as a card form would; throws Stripe's card error. */
export function readCard(card: TypedCard, today: Date): CardNumbers {
  const number = (card.number ?? '').replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number')
  }
  const { exp_month: expMonth = 0, exp_year: shortYear = 0 } = card
  const expYear = shortYear < 100 ? shortYear + 2000 : shortYear
  checkExpiry(expMonth, expYear, today)
  if (card.cvc !== undefined && !/^\d{3,4}$/.test(card.cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
  return { number, expMonth, expYear }
}

function checkExpiry(month: number, year: number, today: Date): void {
  if (month < 1 || month > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  const isPast = new Date(Date.UTC(year, month, 1)) <= today
  if (isPast || year > today.getUTCFullYear() + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
}

function cardError(code: string, message: string, param: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, message, param })
}

function passesLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit : digit * 2
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
