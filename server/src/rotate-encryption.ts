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
    const others = [
      {
        name: 'authenticator app',
        left: '',
        lost: 'these people need a code of `npm run admin -- help-code` to sign in',
        ...(await reencryptApps(dependencies)),
      },
      {
        name: 'invitation link',
        left: '',
        lost: 'their brands make new ones',
        ...(await reencryptLinks(dependencies)),
      },
      {
        name: 'report link',
        left: ' They still open, but their brands cannot copy them again.',
        lost: 'their brands revoke them and make new ones',
        ...(await reencryptReportLinks(dependencies)),
      },
      {
        name: 'webhook endpoint',
        left: '',
        lost: 'these are deleted and made again',
        ...(await reencryptWebhooks(dependencies)),
      },
    ]
    const done = others.map((kind) => counted(kind.reencryptedCount, kind.name))
    process.stdout.write(
      `Re-encrypted with the current key: ${[counted(reencryptedCount, 'account'), ...done].join(', ')}.\n`,
    )
    const stillLeft = others.filter((kind) => kind.leftCount > 0)
    for (const { name, left, lost, leftCount: count } of stillLeft) {
      process.stdout.write(
        `Still under another key: ${counted(count, name)}.${left} A key is missing in ENCRYPTION_KEY_PREVIOUS; if it is lost, ${lost}.\n`,
      )
    }
    if (leftCount === 0 && stillLeft.length === 0) {
      process.stdout.write(
        'Nothing is encrypted with another key: ENCRYPTION_KEY_PREVIOUS can be removed.\n',
      )
      return 0
    }
    if (leftCount === 0) return 1
    process.stdout.write(
      `Still under another key: ${counted(leftCount, 'account')}. Run this again in a minute; if the number stays, a key is missing in ENCRYPTION_KEY_PREVIOUS. If that key is lost, these accounts have to be connected again.\n`,
    )
    return 1
  } finally {
    await dependencies.database.close()
  }
})

function counted(count: number, name: string): string {
  return count === 1 ? `1 ${name}` : `${count} ${name}s`
}
