import type { DatabaseServer } from '#platform/database/database.ts'
import type { Encryption } from '#platform/encryption.ts'
import { WrongInstallation } from './check-installation.ts'
import { establishFact, replaceFact } from './installation-store.ts'

const context = 'installation/encryption-canary'

/**
 * A text sealed at the first start must open at every later one: with another key every creator would
 * have to reconnect without any visible reason. Moves on to the current key automatically.
 */
export async function checkEncryptionKey(deps: {
  database: DatabaseServer
  encryption: Encryption
}): Promise<void> {
  const { database, encryption } = deps
  const fact = 'encryption-canary'
  await database.transaction(async (tx) => {
    const sealed = await establishFact(tx, { fact, value: encryption.seal('permille', context) })
    if (!opens(encryption, sealed)) {
      throw new WrongInstallation(
        'ENCRYPTION_KEY is not the key that this database was sealed with. Restore it, or put the earlier key into ENCRYPTION_KEY_PREVIOUS.',
      )
    }
    if (sealed.startsWith(`${encryption.keyId}.`)) return
    await replaceFact(tx, { fact, value: encryption.seal('permille', context) })
  })
}

function opens(encryption: Encryption, sealed: string): boolean {
  try {
    return encryption.open(sealed, context) === 'permille'
  } catch {
    return false
  }
}
