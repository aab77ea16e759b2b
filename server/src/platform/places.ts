/** Lets so many at a time work on something; the others wait in line. */
export function createPlaces(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  return {
    /** Never before the caller's next microtask, even with a free slot. */
    take: async (): Promise<void> => {
      if (free > 0) free -= 1
      else await new Promise<void>((begin) => waiting.push(begin))
    },
    leave: (): void => {
      const next = waiting.shift()
      if (next === undefined) free += 1
      else next()
    },
  }
}
