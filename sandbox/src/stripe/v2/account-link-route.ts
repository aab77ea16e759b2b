import { createAccountLink } from '../connect/account-links.ts'
import { route } from '../runner/route.ts'
import { checkUrl, missingParameter, refused } from '../wire/api-error.ts'
import type { Params } from '../wire/params.ts'
import { findV2 } from './account-routes.ts'
import { configurationsOf, momentOf } from './account-shape.ts'

const useCase = {
  collection_options: {
    fields: ['currently_due', 'eventually_due'],
    future_requirements: ['include', 'omit'],
  },
  configurations: 'texts',
  refresh_url: 'text',
  return_url: 'text',
} as const

const spec = {
  account: 'text',
  use_case: {
    account_onboarding: useCase,
    account_update: useCase,
    type: ['account_onboarding', 'account_update'],
  },
} as const

/** Since this version Stripe decides what to onboard. */
const withoutConfigurations = { since: '2026-09-30.endive' }

const create = route('POST /v2/core/account_links', {
  spec,
  removedParams: {
    'use_case.account_onboarding.configurations': withoutConfigurations,
    'use_case.account_update.configurations': withoutConfigurations,
  },
  run: (stripe, { params }) => {
    const { account: id, use_case: asked } = params
    if (id === undefined) throw missingParameter('account')
    if (asked?.type === undefined) throw missingParameter('use_case.type')
    const chosen = asked[asked.type] ?? {}
    const { refreshUrl, returnUrl } = addressesOf(chosen, `use_case.${asked.type}`)
    const account = findV2(stripe, id)
    const named: readonly string[] | undefined = chosen.configurations
    const applied = configurationsOf(account)
    if (named !== undefined && !applied.every((name) => named.includes(name))) {
      const message =
        'Account cannot be onboarded via v2/core/account_links without specifying the right configurations.'
      throw refused('configurations_invalid', message, `use_case.${asked.type}.configurations`)
    }
    const link = createAccountLink(stripe, { accountId: id, refreshUrl, returnUrl })
    return {
      object: 'v2.core.account_link' as const,
      account: id,
      created: momentOf(link.created),
      expires_at: momentOf(link.expires_at),
      livemode: false,
      url: link.url,
      use_case: asked,
    }
  },
})

export const v2AccountLinkRoutes = [create]

/** Without `return_url` the person returns to where a link is requested again. */
function addressesOf(chosen: Params<typeof useCase>, at: string) {
  const { refresh_url: refreshUrl, return_url: returnUrl = refreshUrl } = chosen
  if (refreshUrl === undefined || returnUrl === undefined) {
    throw missingParameter(`${at}.refresh_url`)
  }
  checkUrl(refreshUrl, `${at}.refresh_url`)
  checkUrl(returnUrl, `${at}.return_url`)
  return { refreshUrl, returnUrl }
}
