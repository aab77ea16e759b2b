type Value = string | number | boolean | null | undefined

/**
 * Returns a contract path with its parameters filled in and its query appended; omits empty values.
 */
export function addressOf(path: string, params: object = {}, query: object = {}): string {
  const given = new Map<string, Value>(Object.entries(params))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given.get(name))),
  )
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString()
  return search === '' ? filled : `${filled}?${search}`
}
