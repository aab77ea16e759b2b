import type { Reply } from '#testing/test-client.ts'

/** The refusal that the rules give an act in its state; null if it is done. Several where the rules leave open which. */
export type Expected = string | null | readonly (string | null)[]

/** Returns whether the act was done; anything that the rules do not say fails the run, with the act and its state. */
export function isDoneAsExpected(
  { status, json }: Reply,
  expected: Expected,
  act: string,
): boolean {
  const said: string | null = status < 400 ? null : json.code
  const isExpected = Array.isArray(expected) ? expected.includes(said) : said === expected
  if (!isExpected) throw new Error(`${act}: ${said ?? 'done'}, and not ${expected ?? 'done'}`)
  return said === null
}
