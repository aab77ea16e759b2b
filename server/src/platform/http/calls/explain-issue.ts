import type * as z from 'zod/mini'

type Issue = z.core.$ZodRawIssue

/** Writes a readable sentence for issues whose schema has none; its verb also fits plural names. */
export function explainIssue(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${quoted(issue.keys[0] ?? '')}`
  const label = labelOf(issue.path ?? [])
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${label} must be given`
  return `${label} ${demandOf(issue)}`
}

const keyMaxLength = 60

function quoted(key: string): string {
  return `“${key.length > keyMaxLength ? `${key.slice(0, keyMaxLength)}…` : key}”`
}

/** Turns "rememberMe" into "Remember me". */
function labelOf(path: readonly PropertyKey[]): string {
  const name = path.find((part) => typeof part === 'string')
  if (name === undefined) return 'The request'
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function demandOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${nouns[issue.expected] ?? 'something else'}`
    case 'invalid_value':
      return demandOneOf(issue.values)
    case 'too_big':
      return `must be ${amount(issue.origin, `at most ${issue.maximum}`)}`
    case 'too_small':
      return `must be ${amount(issue.origin, `at least ${issue.minimum}`)}`
    default:
      return 'must be valid'
  }
}

const nouns: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
}

const namedMax = 8

function demandOneOf(values: readonly unknown[]): string {
  if (values.length > namedMax) return 'must be one of the values to choose from'
  return `must be ${values.length === 1 ? '' : 'one of '}${values.map(String).join(', ')}`
}

function amount(origin: string, bound: string): string {
  if (origin === 'string') return `${bound} characters long`
  return origin === 'array' ? `${bound} entries long` : bound
}
