import type { BookRule, Books } from '@permille/contract/books/books'
import { type RuleGroup, ruleGroups } from '@permille/contract/books/rule-groups'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { FoldedRow, foldedRowClasses, toneClasses } from '#ui/layout/folded-row.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { groupLabels, resultOfGroup } from './rule-groups.ts'
import { RuleLine } from './rule-line.tsx'

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
      <FoldedRow
        title={groupLabels[group]}
        result={<span className={toneClasses[tone]}>{words}</span>}
      >
        <ul className="divide-y divide-line border-t border-line bg-surface">
          {rules.map((rule) => (
            <RuleLine key={rule.id} rule={rule} isChecked={isChecked} />
          ))}
        </ul>
      </FoldedRow>
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
    <li className={foldedRowClasses}>
      <ChevronRight aria-hidden="true" className="size-4 text-ink-muted" />
      <span className="truncate font-medium">{children}</span>
      <Skeleton className="h-5 w-24" />
    </li>
  )
}
