import type { Setup } from '@permille/contract/administration/setup'
import { providerEventsKeptDays } from '@permille/contract/privacy/retention'
import { Card, CardBody } from '#ui/layout/card.tsx'
import { Time } from '#ui/values/time.tsx'
import { foreignThings } from './setup-labels.ts'

/** Shows other software on the Stripe account: its events arrive here too and are ignored. */
export function ForeignCard({ foreign }: { readonly foreign: NonNullable<Setup['foreign']> }) {
  return (
    <Card>
      <CardBody>
        <p className="font-medium">Your Stripe account has other uses too</p>
        <p className="text-sm text-ink-muted">
          {foreignThings(foreign)} of others in {providerEventsKeptDays} days, last{' '}
          <Time at={foreign.lastAt} />. They are left alone, but their money is in the same balance.
        </p>
      </CardBody>
    </Card>
  )
}
