import { runChecks } from './check/run-checks.mjs'
import { PlainError, runCommand } from './plain-error.mjs'
import { setup } from './setup.mjs'

await runCommand(async () => {
  await setup()
  const results = await runChecks()
  const failed = results.filter((each) => !each.isPassed).map((each) => each.name)
  if (failed.length > 0) throw new PlainError(`Failed checks: ${failed.join(', ')}.`)
})
