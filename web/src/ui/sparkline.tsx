interface SparklineProps {
  readonly values: readonly number[]
  /** Says the course in words, such as "Views over 30 days, up to 12,300". */
  readonly label: string
  readonly className?: string
}

const width = 120
const height = 32
const inset = 2

/** A line without axes, for the course of one number. */
export function Sparkline({ values, label, className = 'h-8 w-30' }: SparklineProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={className}
    >
      <polyline
        points={sparklinePoints(values)}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-accent"
      />
    </svg>
  )
}

/** Scales the values into the box; a flat or single value is a level line in the middle. */
export function sparklinePoints(values: readonly number[]): string {
  const series = values.length === 1 ? [...values, ...values] : values
  const lowest = Math.min(...series)
  const range = Math.max(...series) - lowest
  const step = (width - 2 * inset) / Math.max(1, series.length - 1)
  return series
    .map((value, index) => {
      const share = range === 0 ? 0.5 : (value - lowest) / range
      return `${round(inset + index * step)},${round(height - inset - share * (height - 2 * inset))}`
    })
    .join(' ')
}

function round(position: number): number {
  return Math.round(position * 10) / 10
}
