import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Config } from '../config/config.ts'
import { OperatorError } from '../platform/errors/operator-error.ts'
import { createLog } from '../platform/log.ts'
import { restoreBackup } from './restore-backup.ts'
import { runCommand } from './run-command.ts'

const usage = 'Usage: npm run restore -- FOLDER [--replace]'

/** `npm run restore -- FOLDER [--replace]` */
await runCommand(async (config) => {
  const { folder, isReplacing } = readArguments(process.argv.slice(2))
  const { takenAt } = await restoreBackup(config, {
    folder,
    isReplacing,
    log: createLog('error'),
  })
  process.stdout.write(describe(config, takenAt))
  return 0
})

function readArguments(args: readonly string[]): { folder: string; isReplacing: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { replace: { type: 'boolean' } },
      allowPositionals: true,
    })
    const [folder, ...rest] = positionals
    if (folder === undefined || rest.length > 0) throw new OperatorError(usage)
    return { folder: path.resolve(folder), isReplacing: values.replace === true }
  } catch {
    throw new OperatorError(usage)
  }
}

function describe({ isEmbedded }: Config, takenAt: string): string {
  return `Restored, as of ${takenAt}. Payouts and refunds are held until the provider’s later transactions are booked. Start ${
    isEmbedded ? '`npm start`' : 'the product'
  }: a worker does that at once; the admin's dashboard and \`npm run audit\` say when it is done.\n`
}
