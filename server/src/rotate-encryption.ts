import { runCommand } from './commands/run-command.ts'
import { reencryptApps } from './features/accounts/public.ts'
import { reencryptLinks } from './features/campaigns/public.ts'
import { reencryptTokens } from './features/connections/reencrypt-tokens.ts'
import { readPushKeys } from './features/notifications/push/push-keys.ts'
import { reencryptReportLinks } from './features/report-links/public.ts'
import { reencryptWebhooks } from './features/webhooks/public.ts'
import { createLog } from './platform/log.ts'
import { buildDependencies, requireOwnInstallation } from './wiring/dependencies.ts'

/**
 * `npm run rotate-encryption`: re-encrypts every token, authenticator app secret, invitation link,
 * report link, webhook endpoint and push key with the current ENCRYPTION_KEY. Exits with 1 while some are left.
 */
await runCommand(async (config) => {
  const dependencies = buildDependencies(config, createLog('error'))
  try {
    await requireOwnInstallation(config, dependencies)
    await readPushKeys(dependencies)
    const { reencryptedCount, leftCount } = await reencryptTokens(dependencies)
    const apps = await reencryptApps(dependencies)
    const links = await reencryptLinks(dependencies)
    const reports = await reencryptReportLinks(dependencies)
    const webhooks = await reencryptWebhooks(dependencies)
    process.stdout.write(
      `Re-encrypted with the current key: ${accounts(reencryptedCount)}, ${appsOf(apps.reencryptedCount)}, ${linksOf(links.reencryptedCount)}, ${reportsOf(reports.reencryptedCount)}, ${webhooksOf(webhooks.reencryptedCount)}.\n`,
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
    if (reports.leftCount > 0) {
      process.stdout.write(
        `Still under another key: ${reportsOf(reports.leftCount)}. They still open, but their brands cannot copy them again. A key is missing in ENCRYPTION_KEY_PREVIOUS; if it is lost, their brands revoke them and make new ones.\n`,
      )
    }
    if (webhooks.leftCount > 0) {
      process.stdout.write(
        `Still under another key: ${webhooksOf(webhooks.leftCount)}. A key is missing in ENCRYPTION_KEY_PREVIOUS; if it is lost, these are deleted and made again.\n`,
      )
    }
    const othersLeftCount = links.leftCount + reports.leftCount + webhooks.leftCount
    if (leftCount + apps.leftCount + othersLeftCount === 0) {
      process.stdout.write(
        'Nothing is encrypted with another key: ENCRYPTION_KEY_PREVIOUS can be removed.\n',
      )
      return 0
    }
    if (leftCount === 0) return 1
    process.stdout.write(
      `Still under another key: ${accounts(leftCount)}. Run this again in a minute; if the number stays, a key is missing in ENCRYPTION_KEY_PREVIOUS. If that key is lost, these accounts have to be connected again.\n`,
    )
    return 1
  } finally {
    await dependencies.database.close()
  }
})

function appsOf(count: number): string {
  return count === 1 ? '1 authenticator app' : `${count} authenticator apps`
}

function linksOf(count: number): string {
  return count === 1 ? '1 invitation link' : `${count} invitation links`
}

function reportsOf(count: number): string {
  return count === 1 ? '1 report link' : `${count} report links`
}

function webhooksOf(count: number): string {
  return count === 1 ? '1 webhook endpoint' : `${count} webhook endpoints`
}

function accounts(count: number): string {
  return count === 1 ? '1 account' : `${count} accounts`
}
