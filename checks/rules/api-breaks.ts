import type { ApiPart } from './api-shape.ts'

/** Returns what would break a program that was written for the released calls and events, by its place. */
export function apiBreaks(
  released: readonly ApiPart[],
  current: readonly ApiPart[],
): Map<string, string> {
  const breaks = new Map<string, string>()
  const now = new Map(current.map((part) => [addressOf(part), part]))
  for (const before of released) {
    const address = addressOf(before)
    const after = now.get(address)
    if (after === undefined) breaks.set(address, 'is gone')
    else if (after.name !== before.name) breaks.set(address, `was ${before.name}`)
    else for (const [at, why] of fieldBreaks(before, after)) breaks.set(`${address} ${at}`, why)
  }
  return breaks
}

const addressOf = ({ name }: ApiPart) => name.slice(0, name.indexOf(' = '))

interface Field {
  readonly isOptional: boolean
  readonly types: readonly string[]
}

function fieldsOf({ fields }: ApiPart): Map<string, Field> {
  return new Map(
    fields.map((line) => {
      const [, at = '', mark, types = ''] = /^([<>] [^ ?]+|! .+)(\??) ?(.*)$/.exec(line) ?? []
      return [at, { isOptional: mark === '?', types: types.split(' | ') }]
    }),
  )
}

function fieldBreaks(before: ApiPart, after: ApiPart): Map<string, string> {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  const breaks = new Map<string, string>()
  for (const [at, field] of old) {
    const why = whyBroken(at, field, now.get(at))
    if (why !== undefined) breaks.set(at, why)
  }
  for (const [at, { isOptional }] of now) {
    const isNew = at.startsWith('<') && !old.has(at) && !isOptional
    if (isNew && isNeeded(at, old)) breaks.set(at, 'must now be sent')
  }
  return breaks
}

/** What a new optional object needs is needed only by those who send it. */
function isNeeded(at: string, old: ReadonlyMap<string, Field>): boolean {
  if (!at.includes('.')) return at === '< body'
  const parent = at.replace(/(?:\.[^.[\]{}]+|\[\]|\{\})$/, '')
  return old.has(parent) || parent === '< query'
}

function whyBroken(at: string, before: Field, after: Field | undefined): string | undefined {
  if (after === undefined) return 'is gone'
  if (at.startsWith('<')) {
    if (before.isOptional && !after.isOptional) return 'must now be sent'
    const refused = before.types.filter((type) => !isWithin(type, after.types))
    return refused.length > 0 ? `no longer takes ${refused.join(' | ')}` : undefined
  }
  if (after.isOptional && !before.isOptional) return 'may now be missing'
  const unknown = after.types.filter((type) => !isExpected(type, before.types))
  return unknown.length > 0 ? `may now be ${unknown.join(' | ')}` : undefined
}

const isWord = (type: string) => type.startsWith('"')

/** A list of words may grow: programs are told to expect words that they do not know. */
function isExpected(type: string, before: readonly string[]): boolean {
  return (isWord(type) && before.some(isWord)) || isWithin(type, before)
}

function isWithin(type: string, wider: readonly string[]): boolean {
  return wider.some((each) => each === type || covers(each, type))
}

function covers(wider: string, type: string): boolean {
  const [[form, limits], [innerForm, innerLimits]] = [parsed(wider), parsed(type)]
  if (!isFormWithin(innerForm, form)) return false
  return [...limits].every(([name, limit]) => {
    const inner = innerLimits.get(name)
    if (inner === undefined) return false
    if (name.startsWith('min')) return Number(inner) >= Number(limit)
    return name === 'pattern' ? inner === limit : Number(inner) <= Number(limit)
  })
}

function isFormWithin(inner: string, form: string): boolean {
  if (form === inner || form === 'any') return true
  if (form === 'string') return isWord(inner) || inner.startsWith('string:')
  if (form === 'boolean') return inner === 'true' || inner === 'false'
  const isWhole = inner === 'integer' || inner.startsWith('integer:')
  return isWhole && (form === 'number' || form === 'integer')
}

function parsed(type: string): [string, ReadonlyMap<string, string>] {
  if (isWord(type)) return [type, new Map()]
  const [form = '', ...limits] = type.split(' ')
  return [form, new Map(limits.map((each) => each.split('=') as [string, string]))]
}
