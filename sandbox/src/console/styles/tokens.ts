/**
 * The product's colours that the sandbox uses, each with its light and its dark value. The
 * workspaces share no code, so `tokens.test.ts` compares them with the product's.
 */
export const tokens = {
  surface: ['oklch(0.982 0.004 95)', 'oklch(0.178 0.01 268)'],
  'surface-raised': ['oklch(0.998 0.001 95)', 'oklch(0.213 0.012 268)'],
  'surface-sunken': ['oklch(0.955 0.006 95)', 'oklch(0.255 0.014 268)'],
  ink: ['oklch(0.235 0.016 268)', 'oklch(0.945 0.005 95)'],
  'ink-muted': ['oklch(0.485 0.016 268)', 'oklch(0.735 0.014 268)'],
  line: ['oklch(0.905 0.006 95)', 'oklch(0.3 0.014 268)'],
  'line-strong': ['oklch(0.63 0.012 268)', 'oklch(0.56 0.016 268)'],
  accent: ['oklch(0.455 0.215 268)', 'oklch(0.755 0.125 272)'],
  'accent-strong': ['oklch(0.39 0.2 268)', 'oklch(0.82 0.095 272)'],
  'accent-ink': ['oklch(0.99 0.004 268)', 'oklch(0.2 0.05 268)'],
  'accent-soft': ['oklch(0.945 0.026 268)', 'oklch(0.3 0.065 268)'],
  positive: ['oklch(0.45 0.11 155)', 'oklch(0.8 0.13 155)'],
  'positive-soft': ['oklch(0.945 0.04 155)', 'oklch(0.285 0.045 155)'],
  neutral: ['oklch(0.46 0.014 268)', 'oklch(0.78 0.012 268)'],
  'neutral-soft': ['oklch(0.935 0.005 268)', 'oklch(0.3 0.012 268)'],
  negative: ['oklch(0.49 0.19 25)', 'oklch(0.775 0.125 25)'],
  'negative-soft': ['oklch(0.95 0.024 25)', 'oklch(0.295 0.06 25)'],
  focus: ['oklch(0.55 0.2 268)', 'oklch(0.7 0.15 270)'],
} as const

/** The tokens as custom properties, in the system's light or dark theme. */
export const tokenStyles = Object.entries(tokens)
  .map(([name, [light, dark]]) => `--${name}: light-dark(${light}, ${dark});`)
  .join('\n')
