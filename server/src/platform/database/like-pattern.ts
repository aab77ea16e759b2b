/** The typed text anywhere, for LIKE and ILIKE, whose own signs count as themselves; null for no text. */
export function patternOf(search: string | undefined): string | null {
  if (search === undefined || search === '') return null
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`
}
