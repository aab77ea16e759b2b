import type { Section } from '#console/section.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { accountsSection } from './account-sections.ts'
import { cardsSection } from './card-section.ts'
import { balancePanel, chargesSection, disputesSection, refundsSection } from './charge-sections.ts'
import { payoutsSection, transfersSection } from './transfer-sections.ts'
import { webhooksSection } from './webhook-section.ts'

/** Stripe's parts of the console. */
export function stripeSections(stripe: StripeSandbox): readonly Section[] {
  return [
    balancePanel(stripe),
    chargesSection(stripe),
    transfersSection(stripe),
    payoutsSection(stripe),
    refundsSection(stripe),
    disputesSection(stripe),
    webhooksSection(stripe),
    accountsSection(stripe),
    cardsSection(),
  ]
}
