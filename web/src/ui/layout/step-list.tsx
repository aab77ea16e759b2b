import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

type StepState = 'done' | 'now' | 'later'

export interface Step {
  readonly title: string
  readonly note: ReactNode
  readonly state: StepState
  readonly action?: ReactNode
}

/** Steps in order, side by side if there is room: done, current and upcoming. */
export function StepList({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="flex divide-line max-md:flex-col max-md:divide-y md:divide-x">
      {steps.map((step, index) => (
        <StepItem key={step.title} step={step} place={index + 1} />
      ))}
    </ol>
  )
}

function StepItem({ step, place }: { readonly step: Step; readonly place: number }) {
  const { title, note, state, action } = step
  return (
    <li
      className="flex min-w-0 flex-1 gap-4 p-5 md:flex-col md:gap-3"
      aria-current={state === 'now' ? 'step' : undefined}
    >
      <StepMark state={state} place={place} />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-4">
        <div>
          <h3 className="font-medium">{title}</h3>
          <p className="mt-0.5 text-ink-muted [overflow-wrap:anywhere]">{note}</p>
        </div>
        {action !== undefined && <div className="mt-auto">{action}</div>}
      </div>
    </li>
  )
}

const markClasses: Record<StepState, string> = {
  done: 'bg-positive-soft text-positive',
  now: 'bg-accent text-accent-ink',
  later: 'bg-surface-sunken text-ink-muted',
}

function StepMark({ state, place }: { readonly state: StepState; readonly place: number }) {
  return (
    <span
      className={joinClasses(
        'grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums',
        markClasses[state],
      )}
    >
      {state === 'done' ? (
        <Check role="img" aria-label="Done" strokeWidth={2.5} className="size-4" />
      ) : (
        place
      )}
    </span>
  )
}
