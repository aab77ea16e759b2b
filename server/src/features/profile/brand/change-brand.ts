import type { BrandId, UserId } from '@permille/contract/ids'
import type { BrandSettings } from '@permille/contract/profile/profile'
import { countNameChange, requireFreeName, writeAudit } from '#features/accounts/public.ts'
import { lockRow } from '#money/locks.ts'
import type { ProfileDeps } from '../profile-deps.ts'
import { keepUpload, requireUpload } from '../set-avatar.ts'
import { findBrand, updateBrand } from './brand-store.ts'

export interface BrandChange {
  readonly brand: { readonly brandId: BrandId; readonly userId: UserId }
  readonly details: BrandSettings
  readonly requestId: string
}

/**
 * Saves a brand's details: name and logo show at once, also on running campaigns, and the billing details on
 * every receipt. Only an image uploaded here can become the logo (rules §8).
 */
export async function changeBrand(
  deps: Pick<ProfileDeps, 'database' | 'storage' | 'appUrl'>,
  { brand, details, requestId }: BrandChange,
): Promise<BrandSettings> {
  const { brandId, userId } = brand
  const existing = await findBrand(deps.database, brandId)
  const { logoUrl } = details
  const isNewLogo = logoUrl !== null && logoUrl !== existing.logoUrl
  const upload = isNewLogo ? await requireUpload(deps, userId, logoUrl) : null
  return await deps.database.transaction(async (tx) => {
    await lockRow(tx, 'user', userId)
    const before = await findBrand(tx, brandId)
    const logo = upload === null ? logoUrl && before.logoUrl : await keepUpload(tx, upload)
    const after = { ...details, logoUrl: logo }
    const changed = changedFields(before, after)
    if (changed.length === 0) return after
    if (after.name !== before.name) {
      await requireFreeName(tx, brandId, after.name)
      await countNameChange(tx, userId)
      // Several people of a brand together change its name no more often than one.
      await countNameChange(tx, brandId)
    }
    await updateBrand(tx, brandId, after)
    await writeAudit(tx, {
      actor: { kind: 'brand', userId, brandId },
      action: 'user.change-brand',
      objectType: 'user',
      objectId: userId,
      before: only(changed, before),
      after: only(changed, after),
      requestId,
    })
    return after
  })
}

function changedFields(before: BrandSettings, after: BrandSettings) {
  const fields = Object.keys(after) as (keyof BrandSettings)[]
  return fields.filter((field) => before[field] !== after[field])
}

function only(fields: readonly (keyof BrandSettings)[], brand: BrandSettings): object {
  return Object.fromEntries(fields.map((field) => [field, brand[field]]))
}
