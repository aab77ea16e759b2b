export type Random = () => number

/** Mulberry32: the same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function standardNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

const exactMeanMax = 30

/** Above a mean of 30, uses the normal distribution, which is within one percent there. */
export function poisson(random: Random, mean: number): number {
  if (mean > exactMeanMax) {
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * standardNormal(random)))
  }
  let product = random()
  let count = 0
  for (const floor = Math.exp(-mean); product > floor; count += 1) product *= random()
  return count
}
