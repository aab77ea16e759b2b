import { runCommand } from './command.ts'
import { resealTokens } from './features/connections/reseal-tokens.ts'
import { readPushKeys } from './features/notifications/push/push-keys.ts'
import { createLog } from './platform/log.ts'
import { buildParts, requireOwnInstallation } from './wiring-parts.ts'

/**
 * `npm run reseal`: seals every token and the key for pushes with the current ENCRYPTION_KEY; exits with 1 while some are
 * not.
 */
await runCommand(async (config) => {
  const parts = buildParts(config, createLog('error'))
  try {
    await requireOwnInstallation(config, parts)
    await readPushKeys(parts)
    const { resealedCount, leftCount } = await resealTokens(parts)
    process.stdout.write(`Sealed with the present key: ${accounts(resealedCount)}.\n`)
    if (leftCount === 0) {
      process.stdout.write('Nothing is sealed with another key: ENCRYPTION_KEY_PREVIOUS can go.\n')
      return 0
    }
    process.stdout.write(
      `Still under another key: ${accounts(leftCount)}. Run this again in a minute; if the number stays, a key is missing in ENCRYPTION_KEY_PREVIOUS. If that key is lost, these accounts have to be connected again.\n`,
    )
    return 1
  } finally {
    await parts.database.close()
  }
})

function accounts(count: number): string {
  return count === 1 ? '1 account' : `${count} accounts`
}
