import type { SandboxConfig } from '../config.ts'
import { type XFieldNames, xFieldNames } from '../platforms/x/x-field-names.ts'
import type { Collection, Store } from '../state/store.ts'

/** What `PUT /control/settings` can change at run time; survives restarts. */
export interface Settings {
  /** How long a charge stays pending before it can be transferred. */
  readonly pendingSeconds: number
  /** How long after a transfer an account is paid out to its bank, and how long the bank takes. */
  readonly payoutSeconds: number
  /** Card fee from Stripe's US price list (2.9 % + 30 cents), deducted from each charge. */
  readonly cardFees: boolean
  /** Demo: invents an unknown post id or handle instead of refusing it. */
  readonly unknownPosts: boolean
  /** Demo: post views grow on their own. */
  readonly growth: boolean
  /** Multiplies the platforms' real quotas and rate limits. */
  readonly quotaMultiplier: number
  /** The names that X's API speaks: those of OpenAPI 2.159 or the newer ones of 2.167. */
  readonly xFieldNames: XFieldNames
  /** Posts that X counts as read this month. */
  readonly xUsage: number
  /** Added to the clock, so that a test can skip a hold or a key's 24 hours. */
  readonly clockOffsetSeconds: number
  /** The ways of paying that are switched on in the Dashboard. */
  readonly dashboardMethods: readonly string[]
  /** Where the platform itself has its account. */
  readonly platformCountry: string
  /** The currency of the platform's balance. */
  readonly platformCurrency: string
  /** Whether Stripe has approved the platform for accounts that may only receive transfers. */
  readonly transfersAloneApproved: boolean
  /** Countries that the platform's country spec lists; an account's agreement decides further. */
  readonly transferCountries: readonly string[]
}

/** Card payments settle in two days in the US; in the demo while someone looks on. */
const settlementSeconds = 2 * 24 * 3600
const demoPendingSeconds = 20

/** Stripe's own list also names countries that only accounts under the recipient agreement reach. */
const listedCountries =
  'AE AT AU BE BG BR CA CH CY CZ DE DK EE ES FI FR GB GI GR HK HR HU IE IN IT JP LI LT LU LV MT MX NL NO NZ PL PT RO SE SG SI SK TH US'

type SettingsOptions = Pick<SandboxConfig, 'demo' | 'platformCountry' | 'platformCurrency'>

export class SettingsStore {
  readonly #saved: Collection<Settings>
  readonly #defaults: Settings

  constructor(store: Store, options: SettingsOptions) {
    this.#saved = store.collection('settings')
    this.#defaults = {
      pendingSeconds: options.demo ? demoPendingSeconds : settlementSeconds,
      payoutSeconds: options.demo ? demoPendingSeconds : settlementSeconds,
      cardFees: true,
      unknownPosts: options.demo,
      growth: options.demo,
      quotaMultiplier: 1000,
      xFieldNames: 'tweet',
      xUsage: 0,
      clockOffsetSeconds: 0,
      dashboardMethods: ['card', 'link', 'us_bank_account'],
      platformCountry: options.platformCountry,
      platformCurrency: options.platformCurrency,
      transfersAloneApproved: false,
      transferCountries: listedCountries.split(' '),
    }
  }

  get current(): Settings {
    return { ...this.#defaults, ...this.#saved.get('current') }
  }

  /** Returns an error sentence for an unknown field or a wrong type, and then changes nothing. */
  update(fields: unknown): string | null {
    const problem = settingsProblem(fields, this.#defaults)
    if (problem) return problem
    this.#saved.put('current', { ...this.current, ...(fields as Partial<Settings>) })
    return null
  }
}

function settingsProblem(fields: unknown, defaults: Settings): string | null {
  if (typeof fields !== 'object' || fields === null) return 'Send a JSON object of settings.'
  for (const [name, value] of Object.entries(fields)) {
    if (!Object.hasOwn(defaults, name)) return `Unknown setting "${name}".`
    if (!sameType(value, defaults[name as keyof Settings])) {
      return `The setting "${name}" has the wrong type.`
    }
    if (name === 'xFieldNames' && !xFieldNames.some((known) => known === value)) {
      return `xFieldNames must be one of ${xFieldNames.join(', ')}.`
    }
  }
  return null
}

function sameType(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) {
    return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
  }
  return typeof value === typeof example && (typeof value !== 'number' || Number.isFinite(value))
}
