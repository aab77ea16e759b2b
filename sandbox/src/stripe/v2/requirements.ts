import type Stripe from 'stripe'

type Requirements = Stripe.V2.Core.Account.Requirements
type Entry = Stripe.V2.Core.Account.Requirements.Entry

/** The v2 names of v1 requirements that differ. */
const descriptions: Readonly<Record<string, string>> = {
  external_account: 'configuration.recipient.default_outbound_destination',
  'individual.verification.document': 'identity.individual.documents.primary_verification',
  'tos_acceptance.date': 'identity.attestations.terms_of_service.account.date',
  'tos_acceptance.ip': 'identity.attestations.terms_of_service.account.ip',
}

/** What is due, one entry for each detail, and the nearest deadline of all. */
export function v2Requirements({ requirements, capabilities }: Stripe.Account): Requirements {
  const { currently_due: due = [], past_due: pastDue = [] } = requirements ?? {}
  const entries = (due ?? []).map((name) =>
    entryOf(name, { isPastDue: (pastDue ?? []).includes(name), capabilities: capabilities ?? {} }),
  )
  const nearest =
    entries.find((entry) => entry.minimum_deadline.status === 'past_due') ?? entries[0]
  return {
    entries,
    ...(nearest && { summary: { minimum_deadline: { status: nearest.minimum_deadline.status } } }),
  }
}

function entryOf(
  name: string,
  { isPastDue, capabilities }: { isPastDue: boolean; capabilities: Stripe.Account.Capabilities },
): Entry {
  const status = isPastDue ? 'past_due' : 'currently_due'
  return {
    awaiting_action_from: 'user',
    description: descriptions[name] ?? name,
    errors: [],
    impact: {
      restricts_capabilities: [
        {
          capability: 'stripe_balance.stripe_transfers',
          configuration: capabilities.transfers === undefined ? 'merchant' : 'recipient',
          deadline: { status },
        },
      ],
    },
    minimum_deadline: { status },
    requested_reasons: [{ code: 'routine_onboarding' }],
  }
}
