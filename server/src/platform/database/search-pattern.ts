import { searchedIn } from '@permille/contract/connections/profile-names'
import { searchForm } from '@permille/contract/input/search-form'
import { type Statement, sql, when } from './sql.ts'

/** Returns a LIKE pattern that finds the text anywhere, with its wildcards escaped. */
function anywhere(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

// A trigram index has nothing shorter, except at the start of a word.
const indexedLength = 3

/**
 * Returns the typed text as a pattern for names in their `search_form`; null for no text. A pasted profile's link is a search for its
 * name. A text with fewer than three letters in a row finds names with a word that starts with it. A text without a letter or
 * digit finds nothing, because no index could.
 */
export function patternOf(search: string | undefined): SearchPattern | null {
  const text = searchForm(searchedIn(search ?? ''))
    .trim()
    .replace(/\s+/g, ' ')
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
  /** Short patterns that every match must contain; empty for a single word. */
  readonly probes: readonly string[]
}

const probeLength = 4
const probesMax = 4

/** Taken from the longest words, because a trigram index reads the entries of every trigram in the pattern. */
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
