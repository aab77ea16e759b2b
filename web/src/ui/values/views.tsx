import { joinClasses } from '../join-classes.ts'

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })
const exact = new Intl.NumberFormat('en-US')

/** "12.3K" */
export function formatViews(count: number): string {
  return compact.format(count)
}

/** "12,345" */
export function formatCount(count: number): string {
  return exact.format(count)
}

interface ViewsProps {
  readonly count: number
  readonly className?: string
}

/** Compact, with the exact count on hover. */
export function Views({ count, className }: ViewsProps) {
  return (
    <span title={formatCount(count)} className={joinClasses('tabular-nums lining-nums', className)}>
      {formatViews(count)}
    </span>
  )
}
