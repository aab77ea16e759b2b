import * as z from 'zod/mini'

type Json = Record<string, unknown>

/**
 * The JSON Schema that serialises responses; unlisted fields are never sent. Patterns and bounds
 * are left out, because a serialiser does not check them.
 */
export function responseSchema(response: z.ZodMiniType): Json {
  const schema = z.toJSONSchema(response, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
  })
  return simplify(schema as Json)
}

const unneeded = new Set(['$schema', 'pattern', 'minimum', 'maximum', 'propertyNames', 'default'])

function simplify(schema: Json): Json {
  const simple: Json = {}
  for (const [key, value] of Object.entries(withoutNullUnion(schema))) {
    if (key === 'properties') simple[key] = mapValues(value as Json)
    else if (!unneeded.has(key)) simple[key] = simplifyValue(value)
  }
  return simple
}

function mapValues(properties: Json): Json {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, simplify(value as Json)]),
  )
}

function simplifyValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplifyValue)
  return typeof value === 'object' && value !== null ? simplify(value as Json) : value
}

/** fast-json-stringify tries each branch of an anyOf at run time; `nullable` costs nothing. */
function withoutNullUnion(schema: Json): Json {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf)) return schema
  const others = (anyOf as Json[]).filter((branch) => branch.type !== 'null')
  const [only] = others
  if (others.length !== 1 || anyOf.length !== 2 || only === undefined) return schema
  return { ...rest, ...withoutNullUnion(only), nullable: true }
}
