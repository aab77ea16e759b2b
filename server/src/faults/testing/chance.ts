export interface Chance {
  /** A whole number from `min` to `max`. */
  between(min: number, max: number): number
  oneOf<T>(list: readonly T[]): T
}

/** Random choices, repeatable by their seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return { between, oneOf: (list) => list[between(0, list.length - 1)] as (typeof list)[number] }
}
