import { type Config, readConfig } from '../config/config.ts'
import { operatorMessage } from './operator-messages.ts'

/** Runs one operator command; prints a plain message and exits with 1 if the operator has to act first. */
export async function runCommand(
  command: (config: Config) => Promise<number>,
  read: () => Config = readConfig,
): Promise<void> {
  await runWithoutConfig(() => command(read()))
}

/** The same for a command that needs no configuration. */
export async function runWithoutConfig(command: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command()
  } catch (error) {
    const words = operatorMessage(error)
    if (words === null) throw error
    process.stderr.write(`${words}\n`)
    process.exitCode = 1
  }
}
