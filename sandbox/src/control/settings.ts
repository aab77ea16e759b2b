import type { SandboxConfig } from '../config.ts'
import type { Collection, Store } from '../state/store.ts'
import { fieldsProblem } from './fields.ts'
import { type Settings, settingFields } from './setting-fields.ts'

/** Card payments settle in two days in the US; in the demo, within seconds. */
const settlementSeconds = 2 * 24 * 3600
const demoPendingSeconds = 20

/** Stripe's own list includes countries that only the recipient agreement reaches. */
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
      // Two of the demo's creators are where only the recipient agreement reaches.
      transfersAloneApproved: options.demo,
      accountsApi: 'both',
      transferCountries: listedCountries.split(' '),
    }
  }

  get current(): Settings {
    return { ...this.#defaults, ...this.#saved.get('current') }
  }

  /** Returns an error sentence for an unknown field or a wrong type, and then changes nothing. */
  update(fields: unknown): string | null {
    const problem = fieldsProblem(settingFields, fields)
    if (problem) return problem
    this.#saved.put('current', { ...this.current, ...(fields as Partial<Settings>) })
    return null
  }
}
