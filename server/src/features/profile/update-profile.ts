import type { CreatorId } from '@permille/contract/ids'
import type { Transaction } from '../../platform/database/database.ts'
import { invariant, Rejected } from '../../platform/errors/errors.ts'
import { requireOwnName } from '../accounts/public.ts'
import { changeProfile, type Profile, type ProfileChange } from './profile.ts'
import {
  isHandleTaken,
  lockHandle,
  lockProfile,
  updateCreator,
  updateDisplayName,
  updateHandle,
} from './profile-store.ts'

/** Changes the given fields only. */
export async function updateProfile(
  tx: Transaction,
  creatorId: CreatorId,
  change: ProfileChange,
): Promise<Profile> {
  const before = await lockProfile(tx, creatorId)
  invariant(before !== undefined, 'a creator without a profile')
  const after = changeProfile(before, change)
  if (after.handle !== before.handle) await takeHandle(tx, after)
  if (after.displayName !== before.displayName) {
    requireOwnName('creator', after.displayName)
    await updateDisplayName(tx, after)
  }
  await updateCreator(tx, after)
  return after
}

async function takeHandle(tx: Transaction, profile: Profile): Promise<void> {
  requireOwnName('creator', profile.handle, 'username')
  await lockHandle(tx, profile.handle)
  if (await isHandleTaken(tx, profile)) {
    throw new Rejected('username-taken', 'Username is already taken', {
      details: { fields: { username: 'Username is already taken' } },
    })
  }
  await updateHandle(tx, profile)
}
