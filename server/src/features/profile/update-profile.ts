import type { CreatorId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { invariant, Rejected } from '#platform/errors/errors.ts'
import { countNameChange, lockHandle, requireOwnName, writeAudit } from '../accounts/public.ts'
import { changeProfile, type Profile, type ProfileChange } from './profile.ts'
import {
  isHandleTaken,
  lockProfile,
  updateCreator,
  updateDisplayName,
  updateHandle,
} from './profile-store.ts'

/** Changes the given fields only. Throws `Rejected` after ten changes of a name within a day. */
export async function updateProfile(
  tx: Transaction,
  { creatorId, requestId }: { creatorId: CreatorId; requestId: string },
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
  await noteNames(tx, { before, after, requestId })
  await updateCreator(tx, after)
  return after
}

/** A username and a display name that are saved together are one change. */
async function noteNames(
  tx: Transaction,
  { before, after, requestId }: { before: Profile; after: Profile; requestId: string },
): Promise<void> {
  const isRenamed = after.displayName !== before.displayName
  const hasOtherHandle = after.handle !== before.handle
  if (!isRenamed && !hasOtherHandle) return
  const { userId } = before
  const namesOf = ({ displayName, handle }: Profile) => ({
    ...(isRenamed && { displayName }),
    ...(hasOtherHandle && { username: handle }),
  })
  await countNameChange(tx, userId)
  await writeAudit(tx, {
    actor: { kind: 'creator', userId },
    action: 'user.change-name',
    objectType: 'user',
    objectId: userId,
    before: namesOf(before),
    after: namesOf(after),
    requestId,
  })
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
