import type { BookRule } from '@permille/contract/books/books'
import { CircleCheck, CircleX } from 'lucide-react'
import { isBroken } from './rule-groups.ts'

interface RuleProps {
  readonly rule: BookRule
  readonly isChecked: boolean
}

/** One rule inside its group; its code, for whoever reads the audit's output, on hover. */
export function RuleLine({ rule, isChecked }: RuleProps) {
  const { id, claim, isGuaranteed, unchecked } = rule
  return (
    <li className="flex items-start justify-between gap-4 py-2 pr-5 pl-11" title={id}>
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p>{claim}</p>
        {isGuaranteed && <p className="text-sm text-ink-muted">Guaranteed by the database</p>}
        {unchecked !== null && <p className="text-sm text-ink-muted">{unchecked}</p>}
      </div>
      {isChecked && unchecked === null ? (
        <Result isBroken={isBroken(rule)} />
      ) : (
        <span className="shrink-0 text-ink-muted">{isChecked ? 'Not checked' : '–'}</span>
      )}
    </li>
  )
}

function Result({ isBroken }: { readonly isBroken: boolean }) {
  const Icon = isBroken ? CircleX : CircleCheck
  return (
    <span
      className={
        isBroken
          ? 'flex shrink-0 items-center gap-1.5 font-medium text-negative'
          : 'flex shrink-0 items-center gap-1.5 text-positive'
      }
    >
      <Icon aria-hidden="true" className="size-4" />
      {isBroken ? 'Broken' : 'Holds'}
    </span>
  )
}

/** A broken rule with its code and the ids of the offending rows, for an operator to look up. */
export function BrokenRule({
  rule: { id, claim, offenders, stopsPayouts },
}: Pick<RuleProps, 'rule'>) {
  return (
    <li className="grid gap-1 rounded-control bg-negative-soft px-4 py-3 [overflow-wrap:anywhere]">
      <p className="font-medium text-negative">
        <span className="font-mono">{id}</span> {claim}
      </p>
      <ul className="grid gap-1">
        {offenders.map(({ offender, detail }) => (
          <li key={`${offender} ${detail}`} className="text-sm">
            <span className="font-mono">{offender}</span>: {detail}
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-muted">
        {stopsPayouts ? 'Payouts wait until this holds again.' : 'Payouts continue.'}
      </p>
    </li>
  )
}
