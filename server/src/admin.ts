import { parseArgs } from 'node:util'
import { runCommand } from './command.ts'
import type { Config } from './config.ts'
import { inviteAdmin, makePasswordLinkOnServer } from './features/accounts/public.ts'
import { isExpectedError } from './platform/errors/errors.ts'
import { createLog } from './platform/log.ts'
import { buildParts, requireOwnInstallation } from './wiring-parts.ts'

const usage = 'npm run admin -- create|reset --email you@example.com'

/** Each makes a single-use link: one for a new admin, one for anyone who lost their password. */
const commands = {
  create: {
    makeLink: inviteAdmin,
    intro: 'Open this link within 7 days to set a password:',
  },
  reset: {
    makeLink: makePasswordLinkOnServer,
    intro: 'Open this link within 24 hours to set a new password:',
  },
} as const
type Command = keyof typeof commands

/** Prints the link, which is shown here only. */
const asked = readAsked(process.argv.slice(2))
if (asked === null) process.exitCode = tell(`Usage: ${usage}`, 2)
else await runCommand((config) => printLink(config, asked))

async function printLink(config: Config, { command, email }: Asked): Promise<number> {
  const parts = buildParts(config, createLog('error'))
  try {
    await requireOwnInstallation(config, parts)
    const { makeLink, intro } = commands[command]
    return tell(`${intro}\n${await makeLink(parts, email)}`, 0)
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return tell(error.message, 1)
  } finally {
    await parts.database.close()
  }
}

interface Asked {
  readonly command: Command
  readonly email: string
}

function readAsked(args: readonly string[]): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { email: { type: 'string' } },
      allowPositionals: true,
    })
    const email = values.email?.trim() ?? ''
    const [command] = positionals
    const isKnown = command === 'create' || command === 'reset'
    return isKnown && email.includes('@') ? { command, email } : null
  } catch {
    return null
  }
}

function tell(text: string, exitCode: number): number {
  const stream = exitCode === 0 ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  return exitCode
}
