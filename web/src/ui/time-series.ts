interface TimePoint {
  /** ISO 8601 */
  readonly at: string
  readonly value: number
}

export interface TimeSeriesChartProps {
  /** What is drawn, such as "Views". */
  readonly label: string
  readonly points: readonly TimePoint[]
  readonly format: (value: number) => string
}
