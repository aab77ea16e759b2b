import type { SetupCheck } from '@permille/contract/administration/setup'
import { CircleCheck, CircleMinus, CircleQuestionMark, CircleX, ExternalLink } from 'lucide-react'
import { FoldedRow, toneClasses } from '#ui/layout/folded-row.tsx'
import { claimOf, resultOf } from './setup-labels.ts'

interface SetupPartyRowProps {
  readonly title: string
  readonly checks: readonly SetupCheck[]
}

/** Every check of one outside party, folded unless someone has something to do. */
export function SetupPartyRow({ title, checks }: SetupPartyRowProps) {
  const { tone, words, isToDo } = resultOf(checks)
  return (
    <FoldedRow
      title={title}
      result={<span className={toneClasses[tone]}>{words}</span>}
      isOpen={isToDo}
    >
      <ul
        aria-label={`Checks of ${title}`}
        className="divide-y divide-line border-t border-line bg-surface"
      >
        {checks.map((check) => (
          <CheckLine key={check.code} check={check} />
        ))}
      </ul>
    </FoldedRow>
  )
}

const marks = {
  passed: { Icon: CircleCheck, classes: 'text-positive', words: 'Passed' },
  failed: { Icon: CircleX, classes: 'text-negative', words: 'Failed' },
  unchecked: { Icon: CircleQuestionMark, classes: 'text-ink-muted', words: 'Not checked' },
  skipped: { Icon: CircleMinus, classes: 'text-ink-muted', words: 'Not checked' },
} as const

function CheckLine({ check }: { readonly check: SetupCheck }) {
  const { verdict, seen } = check
  const { Icon, classes, words } = marks[verdict]
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 px-5 py-3">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 ${classes}`} />
      <div className="min-w-0">
        <p className={verdict === 'failed' ? 'font-semibold' : 'font-medium'}>
          <span className="sr-only">{words}: </span>
          {claimOf(check)}
        </p>
        <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">{seen}</p>
      </div>
      {verdict !== 'passed' && <Remedy check={check} />}
    </li>
  )
}

/** Says what to do, with a link to the provider's page for it. */
function Remedy({ check }: { readonly check: SetupCheck }) {
  const { verdict, remedy, where, claim } = check
  if (remedy === null && where === null) return null
  return (
    <div
      className={`col-start-2 mt-1 grid gap-1 rounded-control px-3 py-2 text-sm ${verdict === 'failed' ? 'bg-negative-soft' : 'bg-surface-raised'}`}
    >
      {remedy !== null && <p className="[overflow-wrap:anywhere]">{remedy}</p>}
      {where !== null && (
        <a
          href={where}
          target="_blank"
          rel="noreferrer"
          aria-label={`${new URL(where).host}, about: ${claim}`}
          className="inline-flex min-h-6 w-fit items-center gap-1.5 font-medium text-accent hover:underline"
        >
          {new URL(where).host}
          <ExternalLink aria-hidden="true" className="size-3.5" />
        </a>
      )}
    </div>
  )
}
