import type { BookRule, Books } from '@permille/contract/books/books'
import { type RuleGroup, ruleGroups } from '@permille/contract/books/rule-groups'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import type { Tone } from '#ui/values/badge.tsx'
import { groupLabels, resultOfGroup } from './rule-groups.ts'
import { RuleLine } from './rule-line.tsx'

const rowClasses =
  'grid min-h-12 grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-2 px-5 py-2 text-left'

const tones: Record<Tone, string> = {
  positive: 'text-positive',
  neutral: 'text-ink-muted',
  negative: 'font-medium text-negative',
}

/** The rules in folded groups, each with how many of its rules hold. */
export function RuleGroupList({ books: { rules, checkedAt } }: { readonly books: Books }) {
  return (
    <ul aria-label="Rules of the ledger" className="divide-y divide-line">
      {ruleGroups.map((group) => (
        <Group
          key={group}
          group={group}
          rules={rules.filter((rule) => rule.group === group)}
          isChecked={checkedAt !== null}
        />
      ))}
    </ul>
  )
}

interface GroupProps {
  readonly group: RuleGroup
  readonly rules: readonly BookRule[]
  readonly isChecked: boolean
}

function Group({ group, rules, isChecked }: GroupProps) {
  const { tone, words } = resultOfGroup(rules, isChecked)
  return (
    <li>
      <details className="group/rules">
        <summary
          className={joinClasses(
            rowClasses,
            'cursor-pointer list-none -outline-offset-2 hover:bg-surface [&::-webkit-details-marker]:hidden',
          )}
        >
          <ChevronRight
            aria-hidden="true"
            className="size-4 text-ink-muted transition-transform duration-150 group-open/rules:rotate-90"
          />
          <span className="truncate font-medium">{groupLabels[group]}</span>
          <span className={joinClasses('tabular-nums', tones[tone])}>{words}</span>
        </summary>
        <ul className="divide-y divide-line border-t border-line bg-surface">
          {rules.map((rule) => (
            <RuleLine key={rule.id} rule={rule} isChecked={isChecked} />
          ))}
        </ul>
      </details>
    </li>
  )
}

/** The groups before their rules have loaded: as high as the list, so that nothing moves. */
export function RuleGroupSkeleton() {
  return (
    <ul className="divide-y divide-line">
      {ruleGroups.map((group) => (
        <SkeletonRow key={group}>{groupLabels[group]}</SkeletonRow>
      ))}
    </ul>
  )
}

function SkeletonRow({ children }: { readonly children: ReactNode }) {
  return (
    <li className={rowClasses}>
      <ChevronRight aria-hidden="true" className="size-4 text-ink-muted" />
      <span className="truncate font-medium">{children}</span>
      <Skeleton className="h-5 w-24" />
    </li>
  )
}
