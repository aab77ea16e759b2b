import { formatCents } from '@permille/contract/money'
import type { UnpaidMoney } from '@permille/contract/submissions/receipt'
import type { OwnSubmission } from '@permille/contract/submissions/submissions'
import type { ReactNode } from 'react'
import { Time } from '#ui/values/time.tsx'

type Part = UnpaidMoney[number]

/** What comes after the amount. */
const fates: Readonly<Record<Part['place'], (part: Part) => ReactNode>> = {
  available: () => 'counts toward your next payout.',
  maturing: ({ at }) => at !== null && <Hold until={at} />,
  doubted: () => 'is set aside until an admin decides about its views.',
  held: () => 'is held until an admin decides.',
  disputed: () => 'waits for the decision on your dispute.',
  chargeback: () => 'is held until the bank decides about the brand’s payment.',
  suspended: () => 'was frozen when your account was suspended; an admin decides.',
}

/** Says of each part of a post's earnings that is not paid out when it will be, or what it waits for. */
export function UnpaidSentences({ submission }: { readonly submission: OwnSubmission }) {
  const { unpaid, payouts, dueCents } = submission
  const onItsWay = payouts
    .filter(({ status }) => status === 'queued')
    .reduce((sum, { amountCents }) => sum + amountCents, 0)
  return (
    <>
      {unpaid.map((part) => (
        <span key={part.place}>
          {' '}
          {formatCents(part.amountCents)} {fates[part.place](part)}
        </span>
      ))}
      {onItsWay > 0 && <span> {formatCents(onItsWay)} is in a payout on its way.</span>}
      {dueCents > 0 && (
        <span> {formatCents(dueCents)} waits for the campaign’s budget: a top-up pays it.</span>
      )}
    </>
  )
}

function Hold({ until }: { readonly until: string }) {
  return (
    <>
      is on hold, and available by <Time at={until} isDay />.
    </>
  )
}
