/** The effect of charging a test card. */
export interface TestCard {
  readonly number: string
  /** The test payment methods for this card. */
  readonly paymentMethods: readonly string[]
  readonly brand?: 'visa' | 'mastercard' | 'amex'
  readonly decline?: Decline
  readonly needsAuthentication?: boolean
  /** The charge is available at once. */
  readonly bypassesPending?: boolean
  readonly refund?: 'pending' | 'fails'
  readonly dispute?: 'fraudulent' | 'product_not_received' | 'inquiry'
  /** Its bank reports it as stolen after the payment. */
  readonly isReported?: boolean
}

export interface Decline {
  readonly code: string
  readonly declineCode: string
  readonly message: string
}

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => {
  return { code: 'card_declined', declineCode, message }
}

export const plainDecline = declined('generic_decline')

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', paymentMethods: ['pm_card_visa'] },
  { number: '5555555555554444', paymentMethods: ['pm_card_mastercard'], brand: 'mastercard' },
  { number: '378282246310005', paymentMethods: ['pm_card_amex'], brand: 'amex' },
  { number: '4000000000000077', paymentMethods: ['pm_card_bypassPending'], bypassesPending: true },
  {
    number: '4000000000000002',
    paymentMethods: ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'],
    decline: plainDecline,
  },
  {
    number: '4000000000009995',
    paymentMethods: spellings('ChargeDeclinedInsufficientFunds'),
    decline: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    number: '4000000000009987',
    paymentMethods: spellings('ChargeDeclinedLostCard'),
    decline: declined('lost_card'),
  },
  {
    number: '4000000000009979',
    paymentMethods: spellings('ChargeDeclinedStolenCard'),
    decline: declined('stolen_card'),
  },
  {
    number: '4000000000000069',
    paymentMethods: spellings('ChargeDeclinedExpiredCard'),
    decline: failure('expired_card', 'Your card has expired.'),
  },
  {
    number: '4000000000000127',
    paymentMethods: spellings('ChargeDeclinedIncorrectCvc'),
    decline: failure('incorrect_cvc', "Your card's security code is incorrect."),
  },
  {
    number: '4000000000000119',
    paymentMethods: spellings('ChargeDeclinedProcessingError'),
    decline: failure(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  },
  {
    number: '4100000000000019',
    paymentMethods: ['pm_card_radarBlock'],
    decline: declined('fraudulent'),
  },
  {
    number: '4000000000003220',
    paymentMethods: ['pm_card_threeDSecure2Required', 'pm_card_threeDSecureRequired'],
    needsAuthentication: true,
  },
  {
    number: '4000002500003155',
    paymentMethods: ['pm_card_authenticationRequiredOnSetup'],
    needsAuthentication: true,
  },
  {
    number: '4000002760003184',
    paymentMethods: ['pm_card_authenticationRequired'],
    needsAuthentication: true,
  },
  {
    number: '4000008400001629',
    paymentMethods: ['pm_card_threeDSecureRequiredChargeDeclined'],
    needsAuthentication: true,
    decline: plainDecline,
  },
  {
    number: '4000000000000259',
    paymentMethods: ['pm_card_createDispute'],
    dispute: 'fraudulent',
  },
  {
    number: '4000000000002685',
    paymentMethods: ['pm_card_createDisputeProductNotReceived', 'pm_card_productNotReceived'],
    dispute: 'product_not_received',
  },
  {
    number: '4000000000001976',
    paymentMethods: ['pm_card_createDisputeInquiry'],
    dispute: 'inquiry',
  },
  {
    number: '4000000000005423',
    paymentMethods: ['pm_card_createIssuerFraudRecord'],
    isReported: true,
  },
  { number: '4000000000007726', paymentMethods: ['pm_card_pendingRefund'], refund: 'pending' },
  { number: '4000000000005126', paymentMethods: ['pm_card_refundFail'], refund: 'fails' },
]

export function findCardByNumber(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number)
}

export function findCardByPaymentMethod(id: string): TestCard | undefined {
  return testCards.find((card) => card.paymentMethods.includes(id))
}

/**
 * Stripe's documentation spells some of these with a `visa_` prefix and in lower case, some without.
 */
function spellings(name: string): string[] {
  const small = name.charAt(0).toLowerCase() + name.slice(1)
  return [`pm_card_visa_${small}`, `pm_card_${small}`, `pm_card_visa_${name}`, `pm_card_${name}`]
}

/** A decline whose reason is the error's own code. */
function failure(code: string, message: string): Decline {
  return { code, declineCode: code, message }
}
