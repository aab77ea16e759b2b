import type { PushKeys } from '#integrations/push/push-sender.ts'
import type { PushDeps } from '../notification-deps.ts'
import { findPushKeys, insertPushKeys, resealPushKeys } from './push-store.ts'

const context = 'push_keys.sealed_private_key'

/** Makes the pair at the first start, and seals it again once the encryption key was changed. */
export async function readPushKeys(
  deps: Pick<PushDeps, 'database' | 'encryption' | 'push'>,
): Promise<PushKeys> {
  const { database, encryption, push } = deps
  const stored = await findPushKeys(database)
  if (stored === undefined) {
    const { publicKey, privateKey } = push.createKeys()
    const sealedPrivateKey = encryption.seal(privateKey, context)
    await database.transaction((tx) => insertPushKeys(tx, { publicKey, sealedPrivateKey }))
    // Another process may have been first.
    return readPushKeys(deps)
  }
  const { publicKey, sealedPrivateKey } = stored
  const privateKey = encryption.open(sealedPrivateKey, context)
  if (!sealedPrivateKey.startsWith(`${encryption.keyId}.`)) {
    const resealed = encryption.seal(privateKey, context)
    await database.transaction((tx) => resealPushKeys(tx, resealed))
  }
  return { publicKey, privateKey }
}
