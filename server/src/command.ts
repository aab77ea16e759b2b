import { type Config, readConfig } from './config.ts'
import { WrongInstallation } from './features/administration/check-installation.ts'
import { ConfigProblems } from './platform/environment.ts'

/** Runs one operator command; prints a plain message and exits with 1 if the environment is not usable. */
export async function runCommand(command: (config: Config) => Promise<number>): Promise<void> {
  try {
    process.exitCode = await command(readConfig())
  } catch (error) {
    const isPlain = error instanceof ConfigProblems || error instanceof WrongInstallation
    if (!isPlain) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
