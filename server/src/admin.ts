import { parseArgs } from 'node:util'
import { handedOverHours, invitationDays } from '@permille/contract/accounts/factor-lifetimes'
import { runCommand } from './commands/run-command.ts'
import type { Config } from './config/config.ts'
import {
  endSessionsOnServer,
  helpOnServer,
  inviteAdmin,
  makePasswordLinkOnServer,
} from './features/accounts/public.ts'
import { isExpectedError } from './platform/errors/errors.ts'
import { createLog } from './platform/log.ts'
import {
  buildDependencies,
  type Dependencies,
  requireOwnInstallation,
} from './wiring/dependencies.ts'

const usage = `npm run admin -- create|reset|help-code|end-sessions --email you@example.com
       npm run admin -- end-sessions --everyone`

/** The links and codes of the first three work once: for a new admin, a lost password, a lost second factor. */
const commands = {
  create: {
    make: inviteAdmin,
    intro: `Open this link within ${invitationDays} days to set a password:`,
  },
  reset: {
    make: makePasswordLinkOnServer,
    intro: `Open this link within ${handedOverHours} hours to set a new password:`,
  },
  'help-code': {
    make: async (dependencies: Dependencies, email: string) =>
      (await helpOnServer(dependencies, email)).code,
    intro: `With the password, this code signs in once within ${handedOverHours} hours:`,
  },
  'end-sessions': { make: endSessionsOnServer, intro: 'Users who are signed out everywhere:' },
} as const
type Command = keyof typeof commands

/** Prints what was created, which is shown here only. */
const request = readCommandLine(process.argv.slice(2))
if (request === null) process.exitCode = print(`Usage: ${usage}`, 2)
else await runCommand((config) => runAdminCommand(config, request))

async function runAdminCommand(config: Config, { command, email }: CommandLine): Promise<number> {
  const dependencies = buildDependencies(config, createLog('error'))
  try {
    await requireOwnInstallation(config, dependencies)
    const { make, intro } = commands[command]
    return print(`${intro}\n${await make(dependencies, email)}`, 0)
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return print(error.message, 1)
  } finally {
    await dependencies.database.close()
  }
}

interface CommandLine {
  readonly command: Command
  readonly email: string
}

function readCommandLine(args: readonly string[]): CommandLine | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { email: { type: 'string' }, everyone: { type: 'boolean' } },
      allowPositionals: true,
    })
    const email = values.email?.trim() ?? ''
    const [command] = positionals
    if (values.everyone) {
      return command === 'end-sessions' && !email ? { command, email: 'everyone' } : null
    }
    return isCommand(command) && email.includes('@') ? { command, email } : null
  } catch {
    return null
  }
}

function isCommand(name: string | undefined): name is Command {
  return name !== undefined && Object.hasOwn(commands, name)
}

function print(text: string, exitCode: number): number {
  const stream = exitCode === 0 ? process.stdout : process.stderr
  stream.write(`${text}\n`)
  return exitCode
}
