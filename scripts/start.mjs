import { runCommand } from './plain-error.mjs'
import { supervise } from './start/supervise.mjs'

await runCommand(supervise)
