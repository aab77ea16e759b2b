import { invalidParameter } from './api-error.ts'
import type { FormTree } from './form.ts'

type Kind = 'integer' | 'text' | 'email' | 'boolean' | 'texts' | 'metadata' | 'range' | 'anything'

/** The values of an enumeration, in Stripe's order. */
type Choice = readonly string[]

/** The parameters of a call; any other is `parameter_unknown`. */
export interface Spec {
  readonly [name: string]: Kind | Choice | Spec
}

/** Bounds of a whole number; a single value is both bounds. */
export interface Range {
  readonly gt?: number
  readonly gte?: number
  readonly lt?: number
  readonly lte?: number
}

type ReadKind<K> = K extends 'integer'
  ? number
  : K extends 'text' | 'email'
    ? string
    : K extends 'boolean'
      ? boolean
      : K extends 'texts'
        ? readonly string[]
        : K extends 'metadata'
          ? Readonly<Record<string, string>>
          : K extends 'range'
            ? Range
            : K extends readonly (infer C)[]
              ? C
              : K extends Spec
                ? Params<K>
                : unknown

/** The sent parameters by name. Stripe uses an empty string for null, so it counts as not sent. */
export type Params<S extends Spec> = { readonly [N in keyof S]?: ReadKind<S[N]> }

export function readParams<S extends Spec>(form: FormTree, spec: S): Params<S> {
  return readLevel(form, spec, '') as Params<S>
}

function readLevel(form: FormTree, spec: Spec, prefix: string): Record<string, unknown> {
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(form)) {
    const param = prefix === '' ? name : `${prefix}[${name}]`
    const kind = Object.hasOwn(spec, name) ? spec[name] : undefined
    if (kind === undefined) {
      throw invalidParameter('parameter_unknown', `Received unknown parameter: ${param}`, param)
    }
    if (value !== '') read[name] = readValue(value, kind, param)
  }
  return read
}

function readValue(value: string | FormTree, kind: Kind | Choice | Spec, param: string): unknown {
  if (isChoice(kind)) return readChoice(value, kind, param)
  if (typeof kind === 'object') return readLevel(expectTree(value, param), kind, param)
  if (kind === 'anything') return value
  if (kind === 'metadata') return readMetadata(expectTree(value, param), param)
  if (kind === 'range') return readRange(value, param)
  if (kind === 'texts') return Object.values(expectTree(value, param)).map(String)
  if (typeof value !== 'string') throw wrongValue(param, 'a single value')
  if (kind === 'integer') return readInteger(value, param)
  if (kind === 'boolean') return readBoolean(value, param)
  if (kind === 'email') return readEmail(value, param)
  return value
}

function isChoice(kind: Kind | Choice | Spec): kind is Choice {
  return Array.isArray(kind)
}

function readChoice(value: string | FormTree, choice: Choice, param: string): string {
  if (typeof value === 'string' && choice.includes(value)) return value
  const message = `Invalid ${param}: must be one of ${enumerated(choice)}`
  throw invalidParameter(null, message, param)
}

function enumerated(choice: Choice): string {
  if (choice.length < 3) return choice.join(' or ')
  return `${choice.slice(0, -1).join(', ')}, or ${choice.at(-1)}`
}

const bounds = ['gt', 'gte', 'lt', 'lte'] as const

function readRange(value: string | FormTree, param: string): Range {
  if (typeof value !== 'string') {
    const spec = Object.fromEntries(bounds.map((bound) => [bound, 'integer' as const]))
    return readLevel(value, spec, param)
  }
  const only = readInteger(value, param)
  return { gte: only, lte: only }
}

function readEmail(text: string, param: string): string {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return text
  throw invalidParameter('email_invalid', `Invalid email address: ${text}`, param)
}

function readInteger(text: string, param: string): number {
  const value = Number(text)
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(value)) return value
  throw invalidParameter('parameter_invalid_integer', `Invalid integer: ${text}`, param)
}

function readBoolean(text: string, param: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true'
  throw wrongValue(param, 'true or false')
}

/** The object's metadata after a change: an empty value removes its key. */
export function mergeMetadata(
  known: Readonly<Record<string, string>>,
  sent: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const merged = Object.entries({ ...known, ...sent })
  return Object.fromEntries(merged.filter(([, value]) => value !== ''))
}

/** Stripe's limits: 50 keys of 40 characters, values of 500. */
function readMetadata(tree: FormTree, param: string): Record<string, string> {
  const entries = Object.entries(tree)
  if (entries.length > 50) throw wrongValue(param, 'at most 50 keys')
  for (const [name, value] of entries) {
    if (typeof value !== 'string') throw wrongValue(`${param}[${name}]`, 'a text')
    if (name.length > 40) throw wrongValue(`${param}[${name}]`, 'a key of at most 40 characters')
    if (value.length > 500) throw wrongValue(`${param}[${name}]`, 'at most 500 characters')
  }
  return Object.fromEntries(entries) as Record<string, string>
}

function expectTree(value: string | FormTree, param: string): FormTree {
  if (typeof value === 'object') return value
  throw wrongValue(param, 'an object or a list')
}

function wrongValue(param: string, expected: string) {
  const message = `Invalid value for ${param}: must be ${expected}`
  return invalidParameter('invalid_request', message, param)
}
