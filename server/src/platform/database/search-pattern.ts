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
  const longest = Math.max(0, ...[...text.matchAll(/[\p{L}\p{N}]+/gu)].map(([run]) => run.length))
  return { pattern: anywhere(longest < indexedLength ? ` ${text}` : text), isFindable: longest > 0 }
}

export interface SearchPattern {
  readonly pattern: string
  readonly isFindable: boolean
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
