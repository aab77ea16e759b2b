import type { UserRole } from '@permille/contract/enums'
import type { BrandId, UserId } from '@permille/contract/ids'
import {
  kindsOfRole,
  lastingKinds,
  type NotificationPreference,
} from '@permille/contract/notifications/notifications'
import type { Database } from '#platform/database/database.ts'
import { NotFound, Rejected } from '#platform/errors/errors.ts'
import { listBrandRoles, updateMuted } from './brand-news-store.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { listPreferences, type StoredPreference, upsertPreference } from './notification-store.ts'
import { kindsInBrands } from './recipients.ts'

/** Everything that someone can get is on until they switch it off. */
export async function readPreferences(
  db: Database,
  { userId, role }: { userId: UserId; role: UserRole },
): Promise<NotificationPreference[]> {
  const stored = await listPreferences(db, userId)
  const kinds =
    role === 'brand' ? kindsInBrands(await listBrandRoles(db, userId)) : kindsOfRole[role]
  const isOn = (of: Omit<StoredPreference, 'isOn'>): boolean =>
    stored.find(({ kind, channel }) => kind === of.kind && channel === of.channel)?.isOn ?? true
  return kinds.map((kind) => ({
    kind,
    product: isOn({ kind, channel: 'product' }),
    mail: isOn({ kind, channel: 'mail' }),
    push: isOn({ kind, channel: 'push' }),
  }))
}

/** Throws `Rejected` for a kind that this role does not get, or that stays on. */
export async function setPreference(
  { database }: Pick<NotificationDeps, 'database'>,
  preference: StoredPreference & { readonly userId: UserId; readonly role: UserRole },
): Promise<void> {
  const { role, kind, isOn } = preference
  if (!kindsOfRole[role].includes(kind)) {
    throw new Rejected('no-such-kind', 'You never get notifications of this kind')
  }
  if (!isOn && lastingKinds.includes(kind)) {
    throw new Rejected('stays-on', 'Warnings about your account cannot be switched off')
  }
  await database.transaction((tx) => upsertPreference(tx, preference))
}

/** Throws `NotFound` for a brand that this person is not in, and for one of their own. */
export async function muteBrand(
  { database }: Pick<NotificationDeps, 'database'>,
  choice: { readonly brandId: BrandId; readonly userId: UserId; readonly isMuted: boolean },
): Promise<void> {
  const isMember = await database.transaction((tx) => updateMuted(tx, choice))
  if (!isMember) throw new NotFound('brand-not-found', 'You are not in this brand, or you own it')
}
