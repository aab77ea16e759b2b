import type { WithdrawalRule } from '@permille/contract/earnings/earnings'
import { Check, ChevronDown, Circle, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Time } from '#ui/values/time.tsx'
import { RuleRemedy } from './rule-remedy.tsx'
import { useWithdrawal } from './use-withdrawal.ts'

interface WithdrawalRulesProps {
  /** If the number is known in advance, the skeleton leaves room for the reasons. */
  readonly isBlocked: boolean
  /** The recent withdrawal: shown instead of what is missing for another. */
  readonly justSent?: ReactNode
}

/** Explains why money can or cannot be withdrawn: failed rules first, the rest on request. */
export function WithdrawalRules({ isBlocked, justSent }: WithdrawalRulesProps) {
  const query = useWithdrawal()
  return (
    <Loaded
      query={query}
      skeleton={
        <Skeleton
          className={isBlocked ? 'h-46 max-sm:h-56' : 'h-5 w-80 max-w-full @max-sm/page:h-10'}
        />
      }
      failed="The rules could not be checked."
    >
      {({ rules }) => <Explanation rules={rules} justSent={justSent} />}
    </Loaded>
  )
}

interface ExplanationProps extends Pick<WithdrawalRulesProps, 'justSent'> {
  readonly rules: readonly WithdrawalRule[]
}

function Explanation({ rules, justSent }: ExplanationProps) {
  const blocking = rules.filter(({ passed }) => !passed)
  const passed = rules.filter((rule) => rule.passed)
  if (blocking.length === 0) {
    return (
      <RuleDisclosure rules={passed}>
        <PassMark />
        You’re ready to withdraw
      </RuleDisclosure>
    )
  }
  if (justSent !== undefined && blocking.every(({ code }) => restCodes.includes(code))) {
    return (
      <div className="grid grid-cols-1 gap-3">
        <p className="flex items-center gap-2">
          <PassMark />
          <span>{justSent}</span>
        </p>
        <RuleDisclosure rules={rules}>
          {passed.length} of {rules.length} conditions are met
        </RuleDisclosure>
      </div>
    )
  }
  return (
    <section aria-labelledby="withdrawal-rules" className="grid grid-cols-1 gap-3">
      <h3 id="withdrawal-rules" className="font-medium">
        {blocking.every((rule) => isNotYet(rule, blocking))
          ? 'Before you can withdraw'
          : "Why can't I withdraw?"}
      </h3>
      <RuleList rules={blocking} />
      <RuleDisclosure rules={passed}>
        {passed.length} of {rules.length} conditions are met
      </RuleDisclosure>
    </section>
  )
}

/** The rules that fail after every withdrawal. */
const restCodes: readonly WithdrawalRule['code'][] = ['minimum', 'maturing']

interface RuleDisclosureProps {
  readonly rules: readonly WithdrawalRule[]
  readonly children: ReactNode
}

function RuleDisclosure({ rules, children }: RuleDisclosureProps) {
  return (
    <details className="group">
      <summary className="-my-1 flex w-fit cursor-pointer list-none items-center gap-2 rounded-sm py-1 text-ink-muted hover:text-ink [&::-webkit-details-marker]:hidden">
        {children}
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="mt-3">
        <RuleList rules={rules} />
      </div>
    </details>
  )
}

function RuleList({ rules }: { readonly rules: readonly WithdrawalRule[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2.5">
      {rules.map((rule) => (
        <li key={rule.code} className="grid grid-cols-[1rem_1fr] items-start gap-2.5">
          <Mark rule={rule} rules={rules} />
          <span className={joinClasses('min-w-0', rule.passed && 'text-ink-muted')}>
            {rule.message}
            {rule.at !== null && (
              <span>
                {' '}
                (<Time at={rule.at} isAhead />)
              </span>
            )}
            {needsRemedy(rule, rules) && <RuleRemedy code={rule.code} />}
          </span>
        </li>
      ))}
    </ul>
  )
}

const stepCodes: readonly WithdrawalRule['code'][] = [
  'account-connected',
  'minimum',
  'maturing',
  'open-payout',
]

/** True for a rule that only needs a step or time; red is for failures. */
export function isNotYet(
  { code, passed }: Pick<WithdrawalRule, 'code' | 'passed'>,
  rules: readonly Pick<WithdrawalRule, 'code' | 'passed'>[],
): boolean {
  if (passed) return false
  return stepCodes.includes(code) || needsAccountFirst({ code }, rules)
}

interface MarkProps {
  readonly rule: WithdrawalRule
  readonly rules: readonly WithdrawalRule[]
}

function Mark({ rule, rules }: MarkProps) {
  if (rule.passed) return <PassMark />
  return isNotYet(rule, rules) ? <StepMark /> : <BlockMark />
}

/** True if the account must be created first; the line above links to that. */
function needsAccountFirst(
  { code }: Pick<WithdrawalRule, 'code'>,
  rules: readonly Pick<WithdrawalRule, 'code' | 'passed'>[],
): boolean {
  return code === 'kyc' && rules.some((rule) => rule.code === 'account-connected' && !rule.passed)
}

/** While money is on hold, held or on its way, finding another campaign does not help with the minimum. */
function needsRemedy(rule: WithdrawalRule, rules: readonly WithdrawalRule[]): boolean {
  if (rule.passed || needsAccountFirst(rule, rules)) return false
  const isWaiting = rules.some(
    ({ code, passed }) => !passed && (code === 'held' || code === 'maturing'),
  )
  return rule.code !== 'minimum' || !isWaiting
}

const markClasses = 'mt-0.5 size-4 shrink-0'

function PassMark() {
  return (
    <Check
      role="img"
      aria-label="Met"
      strokeWidth={2.5}
      className={joinClasses(markClasses, 'text-positive')}
    />
  )
}

function StepMark() {
  return (
    <Circle
      role="img"
      aria-label="Not yet"
      strokeWidth={2.5}
      className={joinClasses(markClasses, 'scale-75 text-ink-muted')}
    />
  )
}

function BlockMark() {
  return (
    <X
      role="img"
      aria-label="Not met"
      strokeWidth={2.5}
      className={joinClasses(markClasses, 'text-negative')}
    />
  )
}
