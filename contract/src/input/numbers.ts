/** The digits zero of other scripts; nine more follow each. */
const zeros = ['\u0660', '\u06f0', '\u0966', '\u09e6', '\u0e50']

/** Marks of direction and characters without width, which are copied with a number. */
const unseen = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** What separates groups of three besides a dot and a comma. */
const groupSigns = /(?<=\d)[\s'’‘`´_](?=\d{3}(?!\d))/g

/** Not by compatibility forms, in which 1² is 12. */
function inAscii(text: string): string {
  const seen = text
    .replace(unseen, '')
    .replace(/[\uff01-\uff5e]/g, fromFullWidth)
    .trim()
  const marked = seen.replaceAll('\u066b', '.').replaceAll(/[\u066c\u060c]/g, ',')
  return [...marked].map(digitOf).join('').replaceAll('\u2212', '-')
}

function fromFullWidth(character: string): string {
  return String.fromCharCode(character.charCodeAt(0) - 0xfee0)
}

function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((first) => code >= first.charCodeAt(0) && code < first.charCodeAt(0) + 10)
  return zero === undefined ? character : String(code - zero.charCodeAt(0))
}

/** A typed number: nothing, one value, two possible values, or none that is certain. */
export type TypedNumber =
  | { readonly kind: 'empty' | 'unclear' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'ambiguous'; readonly values: readonly [number, number] }

const empty: TypedNumber = { kind: 'empty' }
const unclear: TypedNumber = { kind: 'unclear' }

function numberOf(text: string): TypedNumber {
  const value = Number(text)
  return Number.isFinite(value) ? { kind: 'number', value } : unclear
}

/**
 * Returns the number in a typed or pasted text: a decimal point or comma, any common grouping and digits, a
 * bare dollar sign. Never guesses: 1,000 may be a thousand or one.
 */
export function readTypedNumber(typed: string): TypedNumber {
  const { sign, digits } = withoutSigns(inAscii(typed))
  if (digits === '') return sign === '' && inAscii(typed) === '' ? empty : unclear
  const grouped = /(?<=\d)[\s'](?=\d)/.test(digits)
  const rest = digits.replace(groupSigns, '')
  // Groups of other than three digits, such as "1 5".
  if (!/^[\d.,]+$/.test(rest)) return unclear
  const read = readPoints(rest, grouped)
  return sign === '-' ? negative(read) : read
}

function withoutSigns(text: string): { sign: string; digits: string } {
  const bare = text.replace(/^(-?)\s*\$\s*/, '$1').replace(/\s*\$$/, '')
  const [, sign = '', digits = ''] = /^(-?)\s*(.*)$/s.exec(bare) ?? []
  return { sign, digits }
}

function negative(read: TypedNumber): TypedNumber {
  if (read.kind === 'number') return { kind: 'number', value: -read.value }
  return read.kind === 'ambiguous' ? unclear : read
}

/** Reads digits, points and commas. `grouped`: other signs have grouped the whole part already. */
function readPoints(text: string, grouped: boolean): TypedNumber {
  const [, whole, mark, rest] = /^(\d*)([.,])(\d*)$/.exec(text) ?? []
  if (whole !== undefined && mark !== undefined && rest !== undefined) {
    return readOneMark({ whole, mark, rest, grouped })
  }
  if (/^\d+$/.test(text)) return numberOf(text)
  if (grouped) return unclear
  for (const [group, decimal] of [
    [',', '.'],
    ['.', ','],
  ] as const) {
    const bare = text.replaceAll(group, '')
    const isInThrees = new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d*)?$`).test(text)
    if (isInThrees) return numberOf(bare.replace(decimal, '.'))
  }
  // Lakhs and crores, as in 1,00,000.
  return /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d*)?$/.test(text)
    ? numberOf(text.replaceAll(',', ''))
    : unclear
}

interface OneMark {
  readonly whole: string
  readonly mark: string
  readonly rest: string
  readonly grouped: boolean
}

/** Three digits after the only mark may be a group or decimals, whichever mark it is: no amount needs three decimals. */
function readOneMark({ whole, mark, rest, grouped }: OneMark): TypedNumber {
  if (whole === '' && rest === '') return unclear
  const decimals = numberOf(`${whole || '0'}.${rest || '0'}`)
  const mayBeGroup = !grouped && rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole)
  if (mayBeGroup) {
    return { kind: 'ambiguous', values: [Number(whole + rest), Number(`${whole}.${rest}`)] }
  }
  const isCut = rest.length > 2 && mark === ',' && !/^0*$/.test(whole)
  return isCut && rest.length !== 3 ? unclear : decimals
}

/** Returns a typed whole count, grouped in any common way; NaN if it is none. */
export function readTypedCount(typed: string): number {
  const text = inAscii(typed).replace(groupSigns, '')
  const isGrouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(text)
  const isInLakhs = /^\d{1,2}(?:,\d{2})+,\d{3}$/.test(text)
  const bare = isGrouped || isInLakhs ? text.replace(/[.,]/g, '') : text
  return /^-?\d+$/.test(bare) ? Number(bare) : Number.NaN
}
