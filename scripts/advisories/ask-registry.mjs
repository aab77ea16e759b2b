import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../plain-error.mjs'
import { root } from '../root.mjs'
import { summarize } from './summarize.mjs'

const page = path.join(root, 'docs/security.md')

/**
 * `npm run advisories`: asks the package registry for published vulnerabilities of the locked
 * packages. Exits with 1 if there are any, with 2 if the registry gave no answer. With `--note`, as for a
 * release, docs/security.md says the day and the answer.
 */
await runCommand(async () => {
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' })
  const { lines, exitCode } = summarize(stdout)
  console.log(lines.join('\n'))
  process.exitCode = exitCode
  if (!process.argv.includes('--note')) return
  const [first = ''] = lines
  const today = new Date().toISOString().slice(0, 10)
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, text.replace(/^Last asked on .*$/m, `Last asked on ${today}: ${first}`))
})
