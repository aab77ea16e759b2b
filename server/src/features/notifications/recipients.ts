import type { UserId } from '@permille/contract/ids'
import type { Database } from '#platform/database/database.ts'
import { listAdmins, listPeopleOfBrands } from './recipients-store.ts'
import type { NotificationDraft } from './words/wording.ts'

/** A draft for one person. */
export type AddressedDraft = Omit<NotificationDraft, 'to'> & { readonly userId: UserId }

/** The one place that knows which people a brand's events are told. */
export async function addressed(
  db: Database,
  drafts: readonly NotificationDraft[],
): Promise<AddressedDraft[]> {
  const ofBrands = await listPeopleOfBrands(db, brandsIn(drafts))
  const admins = drafts.some(({ to }) => to === 'admins') ? await listAdmins(db) : []
  const peopleOf = (to: NotificationDraft['to']): readonly UserId[] => {
    if (to === 'admins') return admins
    return 'userId' in to ? [to.userId] : (ofBrands.get(to.brandId) ?? [])
  }
  return drafts.flatMap(({ to, ...draft }) => peopleOf(to).map((userId) => ({ ...draft, userId })))
}

function brandsIn(drafts: readonly NotificationDraft[]) {
  const ids = drafts.flatMap(({ to }) => (to !== 'admins' && 'brandId' in to ? [to.brandId] : []))
  return [...new Set(ids)]
}
