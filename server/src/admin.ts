import { parseArgs } from 'node:util'
import { runCommand } from './command.ts'
import type { Config } from './config.ts'
import { inviteAdmin } from './features/accounts/public.ts'
import { isExpectedError } from './platform/errors/errors.ts'
import { createLog } from './platform/log.ts'
import { buildParts, requireOwnInstallation } from './wiring-parts.ts'

const usage = 'npm run admin -- create --email you@example.com'

/** `npm run admin -- create --email …`: prints a single-use link where an admin sets a password. */
const email = readEmail(process.argv.slice(2))
if (email === null) process.exitCode = tell(`Usage: ${usage}`, 2)
else await runCommand((config) => inviteFirst(config, email))

async function inviteFirst(config: Config, address: string): Promise<number> {
  const parts = buildParts(config, createLog('error'))
  try {
    await requireOwnInstallation(config, parts)
    const url = await inviteAdmin(parts, address)
    return tell(`Open this link within 7 days to set a password:\n${url}`, 0)
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return tell(error.message, 1)
  } finally {
    await parts.database.close()
  }
}

function readEmail(args: readonly string[]): string | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { email: { type: 'string' } },
      allowPositionals: true,
    })
    const address = values.email?.trim() ?? ''
    return positionals[0] === 'create' && address.includes('@') ? address : null
  } catch {
    return null
  }
}

function tell(text: string, exitCode: number): number {
  const stream = exitCode === 0 ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  return exitCode
}
