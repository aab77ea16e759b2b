import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'

export interface OnboardingLink {
  readonly token: string
  readonly accountId: string
  readonly refreshUrl: string
  readonly returnUrl: string
  readonly expiresAt: number
  readonly isUsed: boolean
}

/** Account links are valid for minutes and work once. */
const linkSeconds = 300

export function createAccountLink(
  stripe: StripeSandbox,
  target: { accountId: string; refreshUrl: string; returnUrl: string },
): Stripe.AccountLink {
  const created = stripe.world.nowSeconds()
  const token = stripe.world.newId('lnk_')
  const link = { ...target, token, expiresAt: created + linkSeconds, isUsed: false }
  linksOf(stripe).put(token, link)
  return {
    object: 'account_link',
    created,
    expires_at: link.expiresAt,
    url: `${stripe.world.origin}/connect/onboarding/${token}`,
  }
}

/** Returns the link while it is valid; a used or expired one redirects to `refreshUrl`. */
export function findAccountLink(
  stripe: StripeSandbox,
  token: string,
): { link: OnboardingLink; isUsable: boolean } | null {
  const link = linksOf(stripe).get(token)
  if (!link) return null
  return { link, isUsable: !link.isUsed && link.expiresAt > stripe.world.nowSeconds() }
}

export function consumeAccountLink(stripe: StripeSandbox, link: OnboardingLink): void {
  linksOf(stripe).put(link.token, { ...link, isUsed: true })
}

function linksOf(stripe: StripeSandbox) {
  return stripe.world.store.collection<OnboardingLink>('stripe.account_links')
}
