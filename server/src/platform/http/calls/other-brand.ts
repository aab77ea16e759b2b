import type { Endpoint } from '@permille/contract/endpoint'
import type { BrandId, UserId } from '@permille/contract/ids'
import type { InstallationScope, Scope } from '@permille/contract/teams/scopes'
import { NotFound } from '#platform/errors/errors.ts'
import type { Call } from './call.ts'

export interface OtherBrand {
  readonly brandId: BrandId
  readonly brandName: string
}

/** What someone asked for, acting for the wrong one of their brands. */
export interface Sought {
  readonly userId: UserId
  /** The brand they act for. */
  readonly actingFor: BrandId
  /** The id in the call's path. */
  readonly id: string
  /** What the call asks of their role, here of the one in the other brand. */
  readonly scope: Scope | InstallationScope
}

export type FindOtherBrand = (sought: Sought) => Promise<OtherBrand | undefined>

/**
 * What one brand does not have may be of another of the person's own, which only they are told. For everyone else
 * missing and someone else's look the same.
 */
export async function nameOtherBrand(
  findOtherBrand: FindOtherBrand | undefined,
  { scope }: Endpoint,
  { call: { actor, params }, error }: { call: Call<Endpoint>; error: unknown },
): Promise<unknown> {
  const { id } = (params ?? {}) as { readonly id?: unknown }
  if (!(error instanceof NotFound) || !scope || typeof id !== 'string') return error
  if (actor?.kind !== 'brand' || actor.brandId === null || actor.brandCount < 2 || actor.key)
    return error
  const sought = { userId: actor.userId, actingFor: actor.brandId, id, scope }
  const other = await findOtherBrand?.(sought)
  if (other === undefined) return error
  return new NotFound(error.code, error.message, { details: { ...error.details, ...other } })
}
