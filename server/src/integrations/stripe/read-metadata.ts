import { type Cents, toCents } from '@permille/contract/money'
import type Stripe from 'stripe'
import type { DamagedField } from './payment-provider.ts'

export interface MetadataReader {
  /** Null if the field is missing or damaged. */
  id<Value extends string>(field: string): Value | null
  /** From 0 to `max`. Null if the field is missing or damaged. */
  cents(field: string, max: number): Cents | null
  /** The damaged fields among those read so far; empty if there are none. */
  damage(): { readonly damaged?: readonly DamagedField[] }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const wholeNumber = /^\d{1,15}$/
const textMax = 60

/** Metadata can be edited at the provider's dashboard, so reading it takes nothing for granted and never throws. */
export function createMetadataReader(metadata: Stripe.Metadata): MetadataReader {
  const damaged: DamagedField[] = []
  const read = <Value>(field: string, parse: (text: string) => Value | null): Value | null => {
    const text = metadata[field]
    if (text === undefined) return null
    const parsed = parse(text)
    if (parsed === null) damaged.push({ field, text: text.slice(0, textMax) })
    return parsed
  }
  return {
    damage: () => (damaged.length === 0 ? {} : { damaged }),
    id: <Value extends string>(field: string) =>
      read(field, (text) => (uuid.test(text) ? (text as Value) : null)),
    cents: (field, max) =>
      read(field, (text) =>
        wholeNumber.test(text) && Number(text) <= max ? toCents(Number(text)) : null,
      ),
  }
}
