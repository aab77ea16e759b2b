type Value = string | number | boolean | null | undefined

/**
 * The URL of a call at its site: a contract path with its parameters filled in and its query appended, without empty values.
 */
export function endpointUrl(path: string, params: object = {}, query: object = {}): string {
  const given = new Map<string, Value>(Object.entries(params))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given.get(name))),
  )
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return search === '' ? filled : `${filled}?${search}`
}
