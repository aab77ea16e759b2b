interface ThousandDotsProps {
  /** Whether the one dot that differs is lit or missing. */
  readonly one?: 'lit' | 'missing'
  readonly className?: string
}

const columns = 40
const rows = 25

/** Each row is a line of zero-length dashes, whose round caps are the dots. */
const lines = Array.from({ length: rows }, (_, row) => `M.5 ${row + 0.5}h${columns - 0.9}`).join('')
const place = { cx: 28.5, cy: 8.5 }

/** A thousand dots, one of them marked, as in the sign ‰. Decorative. */
export function ThousandDots({ one = 'lit', className }: ThousandDotsProps) {
  return (
    <svg viewBox={`0 0 ${columns} ${rows}`} fill="none" aria-hidden="true" className={className}>
      <path
        d={lines}
        strokeWidth="0.2"
        strokeLinecap="round"
        strokeDasharray="0 1"
        className="stroke-line-strong"
      />
      <circle {...place} r="0.5" className="fill-surface" />
      <circle
        {...place}
        r="0.36"
        strokeWidth="0.1"
        className={one === 'lit' ? 'fill-accent' : 'stroke-accent'}
      />
    </svg>
  )
}
