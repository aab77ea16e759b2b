/**
 * A LIKE and ILIKE pattern that finds the typed text anywhere, its own wildcards escaped; null for no
 * text.
 */
export function patternOf(search: string | undefined): string | null {
  if (search === undefined || search === '') return null
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`
}
