import type Stripe from 'stripe'
import { currencyOf } from '../connect/account-countries.ts'
import { reachesFullAccounts } from '../connect/service-agreements.ts'
import { route } from '../runner/route.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { missingResource } from '../wire/api-error.ts'
import { listPage, listSpec } from '../wire/list-page.ts'

const countries = Object.keys(currencyOf).sort()

const retrieve = route('GET /v1/country_specs/:id', {
  spec: {},
  run: (stripe, { id }) => {
    const country = id.toUpperCase()
    if (!countries.includes(country)) {
      throw missingResource('country_spec', id, { param: 'country' })
    }
    return specOf(stripe, country)
  },
})

const list = route('GET /v1/country_specs', {
  spec: listSpec,
  run: (stripe, { params, path }) => {
    const specs = countries.map((country) => ({ ...specOf(stripe, country), created: 0 })).reverse()
    const page = listPage(specs, params, path)
    return { ...page, data: page.data.map(({ created: _, ...spec }) => spec) }
  },
})

export const countrySpecRoutes = [retrieve, list]

/** The platform's own country has the currency and the reach of the settings. */
function specOf(stripe: StripeSandbox, country: string): Stripe.CountrySpec {
  const { platformCountry, platformCurrency, transferCountries } = stripe.world.settings.current
  const isOwn = country === platformCountry
  const currency = isOwn ? platformCurrency : (currencyOf[country] ?? 'usd')
  const reached = countries.filter((other) => reachesFullAccounts(country, other))
  const needs = { additional: [], minimum: ['external_account', 'tos_acceptance.date'] }
  return {
    id: country,
    object: 'country_spec',
    default_currency: currency,
    supported_bank_account_currencies: { [currency]: [country] },
    supported_payment_currencies: [currency],
    supported_payment_methods: ['card', 'stripe'],
    supported_transfer_countries: isOwn ? [...transferCountries] : reached,
    verification_fields: { company: needs, individual: needs },
  }
}
