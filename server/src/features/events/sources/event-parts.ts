import type { BrandId, UserId } from '@permille/contract/ids'
import type { Instant } from '../event.ts'

interface Facts {
  readonly key: string
  readonly at: Date
}

/** The parts that every event of a brand has. */
export function ofBrand({ key, at, brandId }: Facts & { readonly brandId: BrandId }) {
  return { key, at, brandId, userId: null }
}

/** Of what concerns one person alone. */
export function ofPerson({ key, at, userId }: Facts & { readonly userId: UserId }) {
  return { key, at, brandId: null, userId }
}

/** Of what is the operator's. */
export function ofNobody({ key, at }: Facts) {
  return { key, at, brandId: null, userId: null }
}

export function instant(at: Date): Instant
export function instant(at: Date | null): Instant | null
export function instant(at: Date | null): Instant | null {
  return at?.toISOString() ?? null
}
