import { runWithoutConfig } from './commands/run-command.ts'
import { replayFolder } from './wiring/recording.ts'

/** Run by `scripts/replay.mjs`, which starts the sandbox: exits with 1 if anything differs. */
await runWithoutConfig(async () => {
  const [folder = '', sandboxUrl = ''] = process.argv.slice(2)
  const { comparedCount, differences, skipped } = await replayFolder(folder, sandboxUrl)
  const lines = [
    ...differences.map((line) => `DIFFERS ${line}`),
    ...skipped.map((line) => `skipped ${line}`),
    `${comparedCount} exchanges compared: ${differences.length} differences, ${skipped.length} skipped.`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return differences.length === 0 ? 0 : 1
})
