import { joinClasses } from '../join-classes.ts'

interface SparklineProps {
  /**
   * If empty or all zeros, nothing is shown, in the same space: a flat line would look like a
   * fault.
   */
  readonly values: readonly number[]
  /** Describes the trend in words, such as "Views over 30 days, up to 12,300". */
  readonly label: string
  readonly className?: string
}

const width = 120
const height = 32
const inset = 2

/** A line without axes for the trend of one number. Its baseline is zero. */
export function Sparkline({ values, label, className = 'h-8 w-30' }: SparklineProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={joinClasses('block', className)}
    >
      <title>{label}</title>
      {values.some((value) => value > 0) && <Trend values={values} />}
    </svg>
  )
}

function Trend({ values }: { readonly values: readonly number[] }) {
  const points = sparklinePoints(values)
  return (
    <>
      <polygon
        points={`${inset},${height} ${points} ${width - inset},${height}`}
        className="fill-accent-soft"
      />
      <polyline points={points} {...line} className="stroke-accent" />
    </>
  )
}

const line = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeWidth: '1.5',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const

/** Scales the values to the box, with zero at the bottom; a single value is a level line. */
export function sparklinePoints(values: readonly number[]): string {
  const series = values.length === 1 ? [...values, ...values] : values
  const highest = Math.max(1, ...series)
  const step = (width - 2 * inset) / Math.max(1, series.length - 1)
  return series
    .map((value, index) => {
      const share = Math.max(0, value) / highest
      return `${round(inset + index * step)},${round(height - inset - share * (height - 2 * inset))}`
    })
    .join(' ')
}

function round(position: number): number {
  return Math.round(position * 10) / 10
}
