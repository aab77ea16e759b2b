import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes = { light: tokensIn(':root'), dark: tokensIn('.dark') }
const surfaces = ['surface', 'surface-raised', 'surface-sunken']

const textPairs = [
  ...surfaces.flatMap((surface) => [
    ['ink', surface],
    ['ink-muted', surface],
    ['accent', surface],
    ['negative', surface],
  ]),
  ['accent', 'accent-soft'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['negative-ink', 'negative'],
  ['negative-ink', 'negative-strong'],
  ['positive', 'positive-soft'],
  ['neutral', 'neutral-soft'],
  ['negative', 'negative-soft'],
]
const controlPairs = surfaces.flatMap((surface) => [
  ['line-strong', surface],
  ['focus', surface],
])

describe.each(Object.entries(themes))('the %s theme', (_name, tokens) => {
  it.each(textPairs)('shows %s on %s at 4.5:1 or more', (ink, surface) => {
    expect(contrast(tokens, [ink, surface])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controlPairs)('shows %s on %s at 3:1 or more', (mark, surface) => {
    expect(contrast(tokens, [mark, surface])).toBeGreaterThanOrEqual(3)
  })
})

it('gives each colour a system colour when colours are forced', () => {
  const forced = css.slice(css.indexOf('(forced-colors: active)'))

  const kept = [...themes.light.keys()].filter(
    (name) => !new RegExp(`--${name}: [A-Z]\\w+;`).test(forced),
  )

  expect(kept).toEqual([])
})

type Oklch = [lightness: number, chroma: number, hueDegrees: number]

function tokensIn(selector: string): Map<string, Oklch> {
  const block = css.slice(css.indexOf(`${selector} {`)).split('}')[0] ?? ''
  const declaration = /--([\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g
  return new Map(
    [...block.matchAll(declaration)].map(([, name, l, c, h]) => [
      String(name),
      [Number(l), Number(c), Number(h)],
    ]),
  )
}

function contrast(tokens: Map<string, Oklch>, pair: (string | undefined)[]): number {
  const [lighter = 0, darker = 0] = pair
    .map((name) => luminance(tokens.get(String(name)) ?? [Number.NaN, 0, 0]))
    .sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance (WCAG 2) by way of linear sRGB; matrices from the CSS Color 4 specification. */
function luminance([lightness, chroma, hueDegrees]: Oklch): number {
  const a = chroma * Math.cos((hueDegrees * Math.PI) / 180)
  const b = chroma * Math.sin((hueDegrees * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function clamp(channel: number): number {
  return Math.min(1, Math.max(0, channel))
}
