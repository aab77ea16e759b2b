import { readWithdrawalRules, type WithdrawalRule } from '@permille/contract/earnings'
import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { queryOf } from '../../api/query.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Time } from '../../ui/time.tsx'

export function WithdrawalRules() {
  const reading = useQuery(queryOf(readWithdrawalRules))

  return (
    <section aria-labelledby="withdrawal-rules" className="border-t border-line pt-4">
      <h3 id="withdrawal-rules" className="mb-3 font-medium">
        Why can't I withdraw?
      </h3>
      <Loaded
        reading={reading}
        skeleton={<Skeleton className="h-36" />}
        failed="The rules could not be checked."
      >
        {({ rules }) => (
          <ul className="grid grid-cols-1 gap-2.5">
            {rules.map((rule) => (
              <Rule key={rule.code} rule={rule} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function Rule({ rule }: { readonly rule: WithdrawalRule }) {
  const Icon = rule.passed ? Check : X
  return (
    <li className="grid grid-cols-[1rem_1fr] items-start gap-2.5">
      <Icon
        role="img"
        aria-label={rule.passed ? 'Fine' : 'In the way'}
        strokeWidth={2.5}
        className={joinClasses('mt-0.5 size-4', rule.passed ? 'text-positive' : 'text-negative')}
      />
      <span className={joinClasses('min-w-0', rule.passed && 'text-ink-muted')}>
        {rule.message}
        {rule.at !== null && (
          <>
            {' '}
            (<Time at={rule.at} />)
          </>
        )}
      </span>
    </li>
  )
}
