/** A field of a control call: what the call accepts, and what its documentation says. */
export interface Field {
  readonly says: string
  /** Its name in refusals: "a whole number". */
  readonly expected: string
  readonly isRequired?: boolean
  accepts(value: unknown): boolean
}

export type Fields = Readonly<Record<string, Field>>

/** Returns a sentence that says what is wrong with a call's body or query; null if it is valid. */
export function fieldsProblem(fields: Fields, given: unknown): string | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return 'Send a JSON object.'
  }
  const values = given as Readonly<Record<string, unknown>>
  const isMissing = (name: string) => fields[name]?.isRequired && values[name] === undefined
  const missing = Object.keys(fields).find(isMissing)
  if (missing !== undefined) return `The field ${missing} is missing.`
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined) return `Unknown field ${name}.`
    if (value !== undefined && !field.accepts(value)) {
      return `The field ${name} must be ${field.expected}.`
    }
  }
  return null
}

export const text = (says: string): Field => ({
  says,
  expected: 'a text',
  accepts: (value) => typeof value === 'string' && value !== '',
})

/** May be empty. */
export const anyText = (says: string): Field => ({
  says,
  expected: 'a text',
  accepts: (value) => typeof value === 'string',
})

export const wholeFrom = (min: number, says: string): Field => ({
  says,
  expected: `a whole number of at least ${min}`,
  accepts: (value) => Number.isSafeInteger(value) && Number(value) >= min,
})

export const yesOrNo = (says: string): Field => ({
  says,
  expected: 'true or false',
  accepts: (value) => typeof value === 'boolean',
})

export const oneOf = (list: readonly string[], says: string): Field => ({
  says,
  expected: `one of ${list.join(', ')}`,
  accepts: (value) => (list as readonly unknown[]).includes(value),
})

export const required = (field: Field): Field => ({ ...field, isRequired: true })
