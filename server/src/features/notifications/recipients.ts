import type { UserId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { kindsOfRole, type NotificationKind } from '@permille/contract/notifications/notifications'
import { type BrandRole, brandRoles, type Scope, scopesOf } from '@permille/contract/teams/scopes'
import type { Database } from '#platform/database/database.ts'
import { type BrandRecipient, listAdmins, listPeopleOfBrands } from './recipients-store.ts'
import type { NotificationDraft } from './words/wording.ts'

/** A draft for one person. */
export type AddressedDraft = Omit<NotificationDraft, 'to'> & { readonly userId: UserId }

/** The one place that knows which people a brand's events are told. */
export async function addressed(
  db: Database,
  drafts: readonly NotificationDraft[],
): Promise<AddressedDraft[]> {
  const brandIds = brandsIn(drafts)
  const ofBrands = brandIds.length === 0 ? [] : await listPeopleOfBrands(db, brandIds)
  const admins = drafts.some(({ to }) => to === 'admins') ? await listAdmins(db) : []
  return drafts.flatMap(({ to, ...draft }): AddressedDraft[] => {
    if (to === 'admins') return admins.map((userId) => ({ ...draft, userId }))
    if ('userId' in to) return [{ ...draft, userId: to.userId }]
    return ofBrands
      .filter(({ brandId, role }) => brandId === to.brandId && canAct(role, draft.kind))
      .map((person) => ({ ...named(draft, person), userId: person.userId }))
  })
}

/** What someone of a brand needs to do something about its news; of other kinds only the owner gets them. */
const rightsFor: Partial<Record<NotificationKind, Scope>> = {
  new_post: 'submissions:review',
  deadline: 'submissions:review',
  dispute: 'submissions:review',
  campaign: 'campaigns:write',
  payment: 'money:move',
  chargeback: 'money:move',
  webhook: 'developers:manage',
}

function canAct(role: BrandRole, kind: NotificationKind): boolean {
  const right = rightsFor[kind]
  return role === 'owner' || (right !== undefined && scopesOf(role).has(right))
}

/** Those that someone with these roles in their brands can get. The kinds that are never a brand's are about the person. */
export function kindsInBrands(roles: readonly BrandRole[]): NotificationKind[] {
  return kindsOfRole.brand.filter(
    (kind) => rightsFor[kind] === undefined || roles.some((role) => canAct(role, kind)),
  )
}

/** The members who get news of their brand. */
export const toldRoles = brandRoles.filter(
  (role) => kindsInBrands([role]).length > kindsInBrands([]).length,
)

/** For someone of several brands it begins with this one, and opens the page for it. */
function named<Draft extends { readonly title: string; readonly path: string }>(
  draft: Draft,
  { brandId, nameAmongSeveral }: BrandRecipient,
): Draft {
  if (nameAmongSeveral === null) return draft
  const path = `${draft.path}${draft.path.includes('?') ? '&' : '?'}brand=${brandId}`
  return { ...draft, title: `${isolate(nameAmongSeveral)}: ${draft.title}`, path }
}

function brandsIn(drafts: readonly NotificationDraft[]) {
  const ids = drafts.flatMap(({ to }) => (to !== 'admins' && 'brandId' in to ? [to.brandId] : []))
  return [...new Set(ids)]
}
