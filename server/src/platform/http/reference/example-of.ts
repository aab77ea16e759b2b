import { sampleTexts } from '@permille/contract/reference/sample-values'
import type { Json } from './json-schema.ts'

interface ExampleRequest {
  /** The field's name; for an item, the name of its list. */
  readonly name: string
  /** A request shows only required fields, a response all fields. */
  readonly withOptional: boolean
}

/** Returns a realistic value that a JSON Schema accepts, chosen by field names. */
export function exampleOf(schema: Json, request: ExampleRequest): unknown {
  if ('const' in schema) return schema.const
  if ('default' in schema) return schema.default
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const [branch] = (schema.anyOf ?? schema.oneOf ?? []) as Json[]
  if (branch !== undefined) return exampleOf(branch, request)
  // A text that may be null has both types.
  const [type] = [schema.type].flat()
  switch (type) {
    case 'object':
      return exampleOfObject(schema, request)
    case 'array':
      return schema.items === undefined ? [] : [exampleOf(schema.items as Json, request)]
    case 'string':
      return exampleOfText(schema, request.name)
    case 'integer':
    case 'number':
      return exampleOfNumber(schema, request.name)
    case 'boolean':
      return true
    case 'null':
      return null
    default:
      return {}
  }
}

function exampleOfObject(schema: Json, { withOptional }: ExampleRequest): Json {
  const { properties = {}, required = [] } = schema as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => withOptional || required.includes(name))
      .map(([name, property]) => [name, exampleOf(property, { name, withOptional })]),
  )
}

export const exampleId = '0196f0c2-7a51-7c3e-9b1d-2f4c5d6e7f80'
const exampleTime = '2026-03-14T09:30:00.000Z'

function exampleOfText({ format }: Json, name: string): string {
  if (format === 'uuid') return exampleId
  if (format === 'date-time') return exampleTime
  return sampleTexts[name] ?? 'text'
}

function exampleOfNumber({ minimum, maximum }: Json, name: string): number {
  const typical = /Cents|Balance|earnings|paid|budget/i.test(name) ? 12_500 : 24
  const atLeast = Math.max(typical, typeof minimum === 'number' ? minimum : typical)
  return typeof maximum === 'number' ? Math.min(atLeast, maximum) : atLeast
}
