import type { SetupCheck } from '@permille/contract/administration/setup'
import { CircleCheck, CircleX } from 'lucide-react'
import { Card, CardBody } from '#ui/layout/card.tsx'
import { Time } from '#ui/values/time.tsx'
import { verdictOf } from './setup-labels.ts'

interface SetupVerdictProps {
  readonly checks: readonly SetupCheck[]
  readonly checkedAt: string
}

/** States the result of the last check in one sentence, and when it ran. */
export function SetupVerdict({ checks, checkedAt }: SetupVerdictProps) {
  const { isFailing, sentence, note } = verdictOf(checks)
  const Icon = isFailing ? CircleX : CircleCheck
  return (
    <Card>
      <CardBody className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
        <Icon
          aria-hidden="true"
          className={isFailing ? 'size-7 text-negative' : 'size-7 text-positive'}
        />
        <div>
          <p className="font-semibold">{sentence}</p>
          <p className="text-sm text-ink-muted">
            Checked <Time at={checkedAt} />
            {note !== null && <span>{` · ${note}`}</span>}
          </p>
        </div>
      </CardBody>
    </Card>
  )
}
