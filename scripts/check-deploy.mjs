import { runConfined } from './deploy/confined.mjs'
import { fileParts } from './deploy/parts.mjs'
import { rollOver } from './deploy/rolling.mjs'
import { hasProgram } from './programs.mjs'

/**
 * `npm run check-deploy [-- NAME…]`: asks the programs that read the files in deploy/ what they make of them, then runs the built
 * product the way they do. What this machine has no program for is skipped.
 * @type {readonly import('./deploy/parts.mjs').Part[]}
 */
const parts = [
  ...fileParts,
  {
    name: 'confined',
    needs: ['bwrap', 'setpriv'],
    install: 'apt-get install bubblewrap',
    run: runConfined,
  },
  { name: 'rolling', needs: ['haproxy'], install: 'apt-get install haproxy', run: rollOver },
]

const names = process.argv.slice(2)
const counts = { passed: 0, failed: 0, skipped: 0 }
for (const part of parts.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const lacking = part.needs.filter((program) => !hasProgram(program))
  if (lacking.length > 0) {
    counts.skipped += 1
    console.log(`– ${part.name}: no ${lacking.join(', ')} here (${part.install})`)
    continue
  }
  try {
    const seen = await part.run()
    counts.passed += 1
    console.log(`✓ ${part.name}${seen ? `: ${seen}` : ''}`)
  } catch (error) {
    counts.failed += 1
    console.log(`✗ ${part.name}\n${String(error).replaceAll(/^/gm, '    ')}`)
  }
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
process.exitCode = counts.failed === 0 ? 0 : 1
