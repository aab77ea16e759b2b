import { explainConfig } from '../config/config.ts'
import { describeSettings } from '../config/describe-settings.ts'
import { ConfigProblems } from '../platform/environment.ts'

/** `npm run config`: the configuration as a start would read it; exits with 1 if a start would refuse it. `npm start` names what it set itself. */
const [byStart = ''] = process.argv.slice(2)
const { settings, problems } = explainConfig()
process.stdout.write(describeSettings(settings, byStart.split(',')))
if (problems.length > 0) {
  process.stderr.write(`\n${new ConfigProblems(problems).message}\n`)
  process.exitCode = 1
}
