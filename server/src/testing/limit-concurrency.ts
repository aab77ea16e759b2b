/**
 * The same work, at most four pieces of it at once. More would only open more connections, each of which plans every
 * statement again.
 */
export function limitConcurrency<Given extends unknown[], Result>(
  work: (...given: Given) => Promise<Result>,
): (...given: Given) => Promise<Result> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (...given) => {
    if (running === 4) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work(...given)
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
