import type { BrandId } from '@permille/contract/ids'
import { brandId } from '@permille/contract/ids'
import type { FastifyRequest } from 'fastify'

/**
 * The brand that a request is for: a tab names it in a header; a download, a stream or a page, which sends none, in its
 * URL. Someone who belongs to one brand names none.
 */
export function namedBrand({
  headers,
  query,
}: Pick<FastifyRequest, 'headers' | 'query'>): BrandId | undefined {
  const named = headers['x-brand'] ?? (query as { brand?: unknown }).brand
  if (named === undefined) return undefined
  const { success, data } = brandId.safeParse(named)
  return success ? data : nobodys
}

/** No brand has it, so that nobody is a member. */
const nobodys = '00000000-0000-0000-0000-000000000000' as BrandId
