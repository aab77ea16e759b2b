import type { ReactNode } from 'react'

interface FactsProps {
  /** Two facts a line, where there is room. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A list of facts, one per line; a label wraps only where its value cannot. */
export function Facts({ isWide = false, children }: FactsProps) {
  return (
    <dl className={`grid grid-cols-1 gap-x-12 gap-y-2.5 ${isWide ? '@3xl/page:grid-cols-2' : ''}`}>
      {children}
    </dl>
  )
}

interface FactProps {
  readonly label: ReactNode
  /** True for the sum of the lines above. */
  readonly isTotal?: boolean
  readonly children: ReactNode
}

export function Fact({ label, isTotal = false, children }: FactProps) {
  return (
    <div
      className={
        isTotal
          ? 'flex justify-between gap-4 border-t border-line pt-2.5 font-medium'
          : 'flex justify-between gap-4'
      }
    >
      <dt className={isTotal ? undefined : 'text-ink-muted'}>{label}</dt>
      <dd className="shrink-999 text-right tabular-nums [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
