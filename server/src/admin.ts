import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { inviteAdmin } from './features/accounts/public.ts'
import { isExpectedError } from './platform/errors/errors.ts'
import { createLog } from './platform/log.ts'
import { buildParts } from './wiring.ts'

const usage = 'npm run admin -- create --email you@example.com'

/** `npm run admin -- create --email …`: prints a single-use link where an admin sets a password. */
process.exitCode = await runAdmin(process.argv.slice(2))

async function runAdmin(args: readonly string[]): Promise<number> {
  const email = readEmail(args)
  if (email === null) return tell(`Usage: ${usage}`, 2)
  const config = readConfig()
  const parts = buildParts(config, createLog('error'))
  try {
    const url = await inviteAdmin(parts, email)
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
    const email = values.email?.trim() ?? ''
    return positionals[0] === 'create' && email.includes('@') ? email : null
  } catch {
    return null
  }
}

function tell(text: string, exitCode: number): number {
  const stream = exitCode === 0 ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  return exitCode
}
