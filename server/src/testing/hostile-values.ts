/** A value as JSON text and as parsed by JSON.parse. */
export interface HostileValue {
  readonly json: string
  readonly value: unknown
}

const jsons = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '0.001',
  '1e309',
  '-1e309',
  '9007199254740993',
  '1e15',
  '5e-324',
  '""',
  '"NaN"',
  '"1e3"',
  '"100"',
  `"${'x'.repeat(50_000)}"`,
  '[]',
  '[null]',
  '[[["x"]]]',
  '["youtube","youtube"]',
  '{}',
  '{"a":{"b":{"c":[]}}}',
  '{"$ne":null}',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
]

export const hostileValues: readonly HostileValue[] = jsons.map((json) => ({
  json,
  value: JSON.parse(json),
}))

/** Texts that break code which glues them into SQL, HTML, paths, logs or URLs. */
export const hostileTexts: readonly string[] = [
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  '"\\',
  '%',
  '_%',
  '\\%',
  '$1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '\0',
  'a\0b',
  '\u202Eevil',
  '\uD800',
  'é\u0301\u0301',
  '😀'.repeat(40),
  '\r\nSet-Cookie: a=b',
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  'constructor',
  '__proto__',
  'null',
  'undefined',
  ' '.repeat(100),
  '-1',
  '1e309',
  '0x10',
  '٣',
  '0000-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-15:59',
  'a'.repeat(5000),
]

/** JSON's own name for the type of a value. */
export function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}
