/** The same order for the same seed, so that a failing run can be repeated (mulberry32). */
export function seededShuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const next = randomOf(seed)
  return items
    .map((item) => ({ item, at: next() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item)
}

export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((more ^ (more >>> 14)) >>> 0) / 4_294_967_296
  }
}
