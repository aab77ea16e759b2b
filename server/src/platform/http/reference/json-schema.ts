import { fieldWords } from '@permille/contract/reference/field-descriptions'
import { wordMeanings } from '@permille/contract/reference/word-meanings'
import { cents, centsPerKViews } from '@permille/contract/shapes'
import * as z from 'zod/mini'

export type Json = Record<string, unknown>

/** The JSON Schema of a request (`input`) or a response (`output`), with units in words. */
export function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      const name = String(path.findLast((part) => typeof part === 'string') ?? '')
      tidy(jsonSchema as Json, io)
      const isCents = isAmount(zodSchema)
      const unit = unitOf(isCents ? centsName(name) : name, jsonSchema)
      if (unit !== undefined) jsonSchema.description = withUnit(unit, jsonSchema.description)
      if (isCents) jsonSchema.format = formatOfCents(name)
      const meaning = meaningOf(jsonSchema.enum ?? [])
      if (meaning !== undefined) jsonSchema.description ??= meaning
    },
  })
  explainFields(rest)
  return rest as Json
}

/** Afterwards, because all amounts are one schema, which is converted once. */
function explainFields(schema: unknown): void {
  if (typeof schema !== 'object' || schema === null) return
  const { properties = {} } = schema as { properties?: Record<string, Json> }
  for (const [name, field] of Object.entries(properties)) {
    const words = fieldWords[name]
    if (words !== undefined) field.description = `${words} ${field.description}`
  }
  for (const inner of Object.values(schema)) explainFields(inner)
}

const amounts: ReadonlySet<unknown> = new Set([cents, centsPerKViews])

/** Or one that is described where it stands. */
function isAmount(schema: z.core.$ZodType): boolean {
  return amounts.has(schema) || amounts.has(schema._zod.parent)
}

function withUnit(unit: string, words: string | undefined): string {
  return words === undefined || words === unit ? unit : `${words} ${unit}`
}

/** Drops patterns that a format already implies, and lets clients accept fields added later. */
function tidy(schema: Json, io: 'input' | 'output'): void {
  if (schema.format !== undefined) delete schema.pattern
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  if (io === 'output') delete schema.additionalProperties
}

const meanings = new Map(
  wordMeanings.map((words) => [
    Object.keys(words).toSorted().join(),
    `${Object.entries(words)
      .map(([word, meaning]) => `\`${word}\`: ${meaning}`)
      .join('. ')}.`,
  ]),
)

function meaningOf(words: readonly unknown[]): string | undefined {
  return meanings.get(words.map(String).toSorted().join())
}

const besideCents = ', and may be left out: the field in cents counts, and the two must agree.'

const units: readonly (readonly [RegExp, string])[] = [
  [/PerKViewsCents(Min|Max)?$/, 'In whole cents per 1,000 views.'],
  [/Cents(Min|Max)?$/, 'In whole cents.'],
  [/^rewardRateDollars$/, `In dollars per 1,000 views${besideCents}`],
  [/Dollars$/, `In dollars${besideCents}`],
  [/^amount$/, 'In dollars.'],
  [/Bps$/, 'In hundredths of a percent.'],
  [/Percent(Min|Max)?$/, 'In percent.'],
  [/Hours$/, 'In hours.'],
  [/Days$/, 'In days.'],
  [/Seconds$/, 'In seconds.'],
]

function unitOf(name: string, { type, format }: { type?: unknown; format?: unknown }) {
  if (format === 'date-time') return 'ISO 8601, in UTC.'
  if (type !== 'integer' && type !== 'number') return undefined
  return units.find(([pattern]) => pattern.test(name))?.[1]
}

/** Some amounts were named before units became part of every name. */
function centsName(name: string): string {
  return /Cents(Min|Max)?$/.test(name) ? name : 'Cents'
}

/** Lets a generated client distinguish the types of money, as the contract does. */
function formatOfCents(name: string): string {
  return /PerKViewsCents$/.test(name) ? 'cents-per-1000-views' : 'cents'
}
