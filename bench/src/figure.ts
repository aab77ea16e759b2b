/** A row of the report whose goal is a limit: it is missed above it. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly goal: number
  /** None for ratios. */
  readonly unit: 'ms' | 'MB' | ''
}

/** Only ratios may miss their goals a little (`toleranceAt`). */
export function isOverGoal({ value, goal, unit }: Figure, tolerance: number): boolean {
  return value > (unit === '' ? goal * (1 + tolerance) : goal)
}

export function formatFigure(figure: Figure, isAbove: boolean): string {
  const { name, value, goal, unit } = figure
  const shown = unit === '' ? value.toFixed(3) : String(Math.round(value))
  const verdict = isAbove ? 'above' : 'ok'
  return `${name.padEnd(58)} ${shown.padStart(6)} ${unit.padEnd(3)} goal ${goal} ${verdict}`
}
