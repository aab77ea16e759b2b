import { type Statement, sql, when } from './sql.ts'

/** A pattern for LIKE that finds the text anywhere, its own wildcards escaped. */
function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

// An index of trigrams knows nothing shorter, except at the start of a word.
const indexedLength = 3

/**
 * The typed text as a pattern for names that `search_words` wrote, or for one in lower case; null for no text. A
 * text with fewer than three letters in a row finds names with a word that starts so, and one without any
 * letter or digit finds nothing: no index could.
 */
export function patternOf(search: string | undefined): SearchPattern | null {
  const text = search?.trim().toLowerCase() ?? ''
  if (text === '') return null
  const runs = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(([run]) => run)
  const longest = Math.max(0, ...runs.map(({ length }) => length))
  return {
    pattern: anywhere(longest < indexedLength ? ` ${text}` : text),
    isFindable: longest > 0,
    probes: probesOf(runs),
  }
}

export interface SearchPattern {
  readonly pattern: string
  readonly isFindable: boolean
  /** What every name that the pattern finds has, as patterns of a few letters: of two words or more, or none. */
  readonly probes: readonly string[]
}

const probeLength = 4
const probesMax = 4

/** Of the longest words. An index of trigrams reads the rows of every trigram that it is asked for. */
function probesOf(runs: readonly string[]): string[] {
  const known = runs.filter(({ length }) => length >= indexedLength)
  const longest = known.toSorted((one, other) => other.length - one.length).slice(0, probesMax)
  return longest.length < 2
    ? []
    : longest.map((run) => anywhere([...run].slice(0, probeLength).join('')))
}

/** A condition with the pattern, for the end of a WHERE. */
export function whenSearched(
  search: string | undefined,
  condition: (pattern: string) => Statement<never>,
): Statement<never> {
  return when(patternOf(search), ({ pattern, isFindable }) =>
    isFindable ? sql`AND (${condition(pattern)})` : sql`AND false`,
  )
}
