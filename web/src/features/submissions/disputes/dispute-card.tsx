import type { Dispute } from '@permille/contract/disputes/disputes'
import type { Cents } from '@permille/contract/money'
import type { ReactNode } from 'react'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { DisputeClock } from './dispute-clock.tsx'
import { disputeTones, matterLabels } from './dispute-labels.ts'
import { DisputeSides } from './dispute-sides.tsx'

interface DisputeCardProps {
  readonly dispute: Dispute
  readonly frozenCents: Cents
  /** The viewer's actions now. */
  readonly children?: ReactNode
}

/** A dispute as the creator, the brand and admins see it. */
export function DisputeCard({ dispute, frozenCents, children }: DisputeCardProps) {
  return (
    <Card aria-label="Dispute">
      <CardHeader
        title="Dispute"
        note={`About ${matterLabels[dispute.matter]}`}
        action={<Badge tone={disputeTones[dispute.status]}>{dispute.status}</Badge>}
      />
      <CardBody className="grid grid-cols-1 gap-4">
        <p>
          <DisputeClock dispute={dispute} />
        </p>
        {frozenCents > 0 && (
          <p className="text-ink-muted">
            <Money cents={frozenCents} /> of this post is frozen until then.
          </p>
        )}
        <DisputeSides dispute={dispute} />
        {children}
      </CardBody>
    </Card>
  )
}
