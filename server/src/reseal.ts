import { runCommand } from './commands/run-command.ts'
import { resealApps } from './features/accounts/public.ts'
import { resealLinks } from './features/campaigns/public.ts'
import { resealTokens } from './features/connections/reseal-tokens.ts'
import { readPushKeys } from './features/notifications/push/push-keys.ts'
import { createLog } from './platform/log.ts'
import { buildDependencies, requireOwnInstallation } from './wiring/dependencies.ts'

/**
 * `npm run reseal`: seals every token, authenticator app secret, invitation link and push key with
 * the current ENCRYPTION_KEY. Exits with 1 while some are not.
 */
await runCommand(async (config) => {
  const parts = buildDependencies(config, createLog('error'))
  try {
    await requireOwnInstallation(config, parts)
    await readPushKeys(parts)
    const { resealedCount, leftCount } = await resealTokens(parts)
    const apps = await resealApps(parts)
    const links = await resealLinks(parts)
    process.stdout.write(
      `Sealed with the current key: ${accounts(resealedCount)}, ${appsOf(apps.resealedCount)}, ${linksOf(links.resealedCount)}.\n`,
    )
    if (apps.leftCount > 0) {
      process.stdout.write(
        `Still under another key: ${appsOf(apps.leftCount)}. A key is missing in ENCRYPTION_KEY_PREVIOUS; if it is lost, these people need a code of \`npm run admin -- help-code\` to sign in.\n`,
      )
    }
    if (links.leftCount > 0) {
      process.stdout.write(
        `Still under another key: ${linksOf(links.leftCount)}. A key is missing in ENCRYPTION_KEY_PREVIOUS; if it is lost, their brands make new ones.\n`,
      )
    }
    if (leftCount + apps.leftCount + links.leftCount === 0) {
      process.stdout.write(
        'Nothing is sealed with another key: ENCRYPTION_KEY_PREVIOUS can be removed.\n',
      )
      return 0
    }
    if (leftCount === 0) return 1
    process.stdout.write(
      `Still under another key: ${accounts(leftCount)}. Run this again in a minute; if the number stays, a key is missing in ENCRYPTION_KEY_PREVIOUS. If that key is lost, these accounts have to be connected again.\n`,
    )
    return 1
  } finally {
    await parts.database.close()
  }
})

function appsOf(count: number): string {
  return count === 1 ? '1 authenticator app' : `${count} authenticator apps`
}

function linksOf(count: number): string {
  return count === 1 ? '1 invitation link' : `${count} invitation links`
}

function accounts(count: number): string {
  return count === 1 ? '1 account' : `${count} accounts`
}
