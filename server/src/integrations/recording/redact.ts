import { classOf, type FieldClass, ownMetadata, personalParts } from './field-classes.ts'
import type { Pseudonyms } from './pseudonyms.ts'

const redactedText = 'redacted'
const redactedUrl = 'https://redacted.example/'
const redactedEmail = 'redacted@redacted.example'

interface Place {
  readonly field: string
  readonly inRequest: boolean
  readonly inError: boolean
  readonly inPerson: boolean
}

/**
 * Returns the same structure with everything replaced that no list of field names allows: ids, names and
 * secrets by pseudonyms, the rest by placeholders of the same type.
 */
export function redactBody(names: Pseudonyms, body: unknown, inRequest: boolean): unknown {
  return redact(names, body, { field: '', inRequest, inError: false, inPerson: false })
}

/** Parameters of a form or a query, whose names are like `metadata[fundingId]`. */
export function redactParameters(
  names: Pseudonyms,
  parameters: Readonly<Record<string, string>>,
): Record<string, string> {
  const entries = Object.entries(parameters).flatMap(([name, value]) => {
    const path = name.split(/[[\]]+/).filter((part) => part !== '' && !/^\d+$/.test(part))
    const field = path.at(-1) ?? ''
    if (path[0] === 'metadata' && !ownMetadata.has(field)) return []
    const inPerson = path.some((part) => personalParts.has(part))
    const place = { field, inRequest: true, inError: false, inPerson }
    return [[plainKey(name), redactText(names, value, place)] as const]
  })
  return Object.fromEntries(entries)
}

function redact(names: Pseudonyms, value: unknown, place: Place): unknown {
  if (typeof value === 'string') return redactText(names, value, place)
  if (typeof value === 'number') return redactNumber(value, place)
  if (Array.isArray(value)) return value.map((each) => redact(names, each, place))
  if (typeof value === 'object' && value !== null) return redactFields(names, value, place)
  return value
}

function redactFields(names: Pseudonyms, value: object, place: Place): Record<string, unknown> {
  const entries = Object.entries(value).flatMap(([name, each]) => {
    if (place.field === 'metadata' && !ownMetadata.has(name)) return []
    return [[plainKey(name), redact(names, each, within(place, name))] as const]
  })
  return Object.fromEntries(entries)
}

function within(place: Place, field: string): Place {
  return {
    field,
    inRequest: place.inRequest,
    inError: place.inError || /error|problem/.test(field),
    inPerson: place.inPerson || personalParts.has(field),
  }
}

/** A name that contains an id, an address or a sentence is not one of the API's. */
function plainKey(name: string): string {
  return /^[A-Za-z][\w.[\]-]{0,80}$/.test(name) && !/\d{6}/.test(name) ? name : redactedText
}

/** An id above 2^53 comes as an inexact number. */
function redactNumber(value: number, { field, inPerson }: Place): number {
  const isId = /id$/i.test(field) || Math.abs(value) > Number.MAX_SAFE_INTEGER
  return isId || inPerson ? 0 : value
}

const instant = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/
const plainWords = /^[\w.,:|#/ -]{1,400}$/

function redactText(names: Pseudonyms, text: string, place: Place): string {
  if (text === '' || /^(?:true|false)$/.test(text)) return text
  if (/^https?:\/\//.test(text)) return redactedUrl
  if (text.includes('@') && /^\S+@\S+\.\S+$/.test(text)) return redactedEmail
  const kind = place.inPerson ? personalClass(place) : classOf(place.field, place)
  return redactors[kind](names, text)
}

/** Not even words of a list, but ids. */
function personalClass(place: Place): FieldClass {
  const kind = classOf(place.field, place)
  return kind === 'id' || kind === 'secret' || place.field === 'object' ? kind : 'text'
}

const redactors: Readonly<Record<FieldClass, (names: Pseudonyms, text: string) => string>> = {
  word: (names, text) => (plainWords.test(text) ? text : other(names, text)),
  number: (names, text) => (/^\d{1,12}$/.test(text) ? text : other(names, text)),
  id: (names, text) => eachOf(text, names.id),
  handle: (names, text) => eachOf(text, names.handle),
  secret: (names, text) => names.secret(text),
  sentence: (_names, text) => plainSentence(text),
  text: (names, text) => other(names, text),
}

/** A Stripe id is recognised anywhere. */
function other(names: Pseudonyms, text: string): string {
  if (/^[a-z]{2,6}_[A-Za-z0-9]{14,}$/.test(text)) return names.id(text)
  return instant.test(text) ? text : redactedText
}

function eachOf(text: string, replace: (part: string) => string): string {
  return text.split(',').map(replace).join(',')
}

/** Returns the provider's sentence without quoted or bracketed parts or words with other than letters. */
function plainSentence(text: string): string {
  return text
    .replaceAll(/'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|\([^)]*\)/g, '…')
    .split(' ')
    .map((word) => (/^[A-Za-z_]+['’]?[a-z]*[.,:;!?]?$/.test(word) ? word : '…'))
    .join(' ')
}
