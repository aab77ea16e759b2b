import type { CreatorId } from '@permille/contract/ids'
import { username } from '@permille/contract/profile/profile-form'
import * as z from 'zod/mini'
import type { Database } from '#platform/database/database.ts'
import { isReserved } from '../accounts/public.ts'
import { isHandleTaken } from './profile-store.ts'

/** Whether this creator can use a username; a malformed one gets a result, not an error. */
export async function checkUsername(
  db: Database,
  creatorId: CreatorId,
  wanted: string,
): Promise<{ available: boolean; message: string }> {
  const read = z.safeParse(username, wanted)
  if (!read.success) {
    return { available: false, message: read.error.issues[0]?.message ?? 'Username is not valid' }
  }
  if (isReserved(read.data)) return { available: false, message: 'This username is reserved' }
  return (await isHandleTaken(db, { creatorId, handle: read.data }))
    ? { available: false, message: 'Username is already taken' }
    : { available: true, message: 'Username is available' }
}
