import { anyText, type Field, oneOf, wholeFrom, yesOrNo } from './fields.ts'

/** The APIs of Stripe's through which a platform may open accounts: new ones have only v2. */
const accountsApis = ['both', 'v1', 'v2', 'none'] as const

/** X renames "tweet" to "post" throughout: as `tweet` it takes both, as its newest client needs, and as `post` only the new ones. */
const xFieldNames = ['tweet', 'post'] as const
export type XFieldNames = (typeof xFieldNames)[number]

/** What `PUT /control/settings` can change at run time; survives restarts. */
export interface Settings {
  /** How long a charge stays pending before it can be transferred. */
  readonly pendingSeconds: number
  /** How long after a transfer an account is paid out, and how long the bank takes. */
  readonly payoutSeconds: number
  /** Card fee from Stripe's US price list (2.9 % + 30 cents), deducted from each charge. */
  readonly cardFees: boolean
  /** Demo: invents an unknown post id or handle instead of refusing it. */
  readonly unknownPosts: boolean
  /** Demo: post views grow on their own. */
  readonly growth: boolean
  /** Multiplies the platforms' real quotas and rate limits. */
  readonly quotaMultiplier: number
  /** The field names of X's API: those of OpenAPI 2.159 or the newer ones of 2.167. */
  readonly xFieldNames: XFieldNames
  /** Posts that X counts as read this month. */
  readonly xUsage: number
  /** Added to the clock, so that a test can skip a hold or a key's 24 hours. */
  readonly clockOffsetSeconds: number
  /** The payment methods enabled in the Dashboard. */
  readonly dashboardMethods: readonly string[]
  /** Where the platform itself has its account. */
  readonly platformCountry: string
  /** The currency of the platform's balance. */
  readonly platformCurrency: string
  /** Whether Stripe has approved the platform for accounts that may only receive transfers. */
  readonly transfersAloneApproved: boolean
  /** Through which of its APIs Stripe lets the platform open accounts. */
  readonly accountsApi: (typeof accountsApis)[number]
  /** Countries in the platform's country spec; an account's agreement restricts them further. */
  readonly transferCountries: readonly string[]
}

const number = (says: string): Field => ({
  says,
  expected: 'a number',
  accepts: (value) => Number.isFinite(value),
})

const texts = (says: string): Field => ({
  says,
  expected: 'a list of texts',
  accepts: (value) => Array.isArray(value) && value.every((entry) => typeof entry === 'string'),
})

/** The settings, each with its documentation. */
export const settingFields: Readonly<Record<keyof Settings, Field>> = {
  pendingSeconds: number('How long a charge stays pending before it can be transferred.'),
  payoutSeconds: number(
    'How long an account’s payout takes to leave after a transfer, and then to reach its bank.',
  ),
  cardFees: yesOrNo('Whether Stripe’s fee of 2.9 % and 30 cents is deducted from each charge.'),
  unknownPosts: yesOrNo('Whether an unknown post or handle is invented instead of refused.'),
  growth: yesOrNo('Whether views grow on their own.'),
  quotaMultiplier: number('Multiplies the platforms’ real quotas and rate limits.'),
  xFieldNames: oneOf(xFieldNames, 'The field names that X’s API uses.'),
  xUsage: wholeFrom(0, 'Posts that X counts as read this month.'),
  clockOffsetSeconds: number('How far the providers’ clock is ahead of the machine’s.'),
  dashboardMethods: texts('The payment methods enabled in Stripe’s dashboard.'),
  platformCountry: anyText('The country of the platform’s Stripe account.'),
  platformCurrency: anyText('The currency of the platform’s balance.'),
  transfersAloneApproved: yesOrNo(
    'Whether accounts may only receive transfers, with Stripe’s approval.',
  ),
  accountsApi: oneOf(
    accountsApis,
    'The API through which Stripe opens accounts. A new platform has only v2, until it is given v1.',
  ),
  transferCountries: texts('Countries that transfers reach.'),
}
