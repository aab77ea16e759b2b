import { ensureBuilt } from './build/ensure-built.mjs'
import { runConfined } from './deploy/confined.mjs'
import { buildAndRun } from './deploy/image.mjs'
import { fileParts } from './deploy/parts.mjs'
import { rollOver } from './deploy/rolling.mjs'
import { runCommand } from './plain-error.mjs'
import { hasProgram } from './programs.mjs'
import { setup } from './setup.mjs'

const base = process.env.IMAGE_BASE ?? ''

/** @type {readonly import('./deploy/parts.mjs').Part[]} */
const parts = [
  ...fileParts,
  {
    name: 'confined',
    needs: ['bwrap', 'setpriv'],
    install: 'apt-get install bubblewrap',
    run: runConfined,
  },
  { name: 'rolling', needs: ['haproxy'], install: 'apt-get install haproxy', run: rollOver },
  {
    name: 'image',
    needs: ['buildah', 'podman', 'crun'],
    install: 'apt-get install buildah podman crun',
    lacks: base === '' ? 'IMAGE_BASE, the name of a base image that is here' : undefined,
    run: () => buildAndRun(base),
  },
]

/**
 * `npm run check-deploy [-- NAME…]`: asks the programs that read the files in deploy/ what they make of them, then runs the built
 * product the way they do. What this machine has no program for is skipped.
 */
await runCommand(async () => {
  await setup()
  await ensureBuilt()
  const names = process.argv.slice(2)
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const part of parts.filter(({ name }) => names.length === 0 || names.includes(name))) {
    counts[await tell(part)] += 1
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  if (counts.failed > 0) process.exitCode = 1
})

/**
 * @param {import('./deploy/parts.mjs').Part} part
 * @returns {Promise<'passed' | 'failed' | 'skipped'>}
 */
async function tell({ name, needs, install, lacks, run }) {
  const missing = needs.filter((program) => !hasProgram(program))
  if (missing.length > 0 || lacks !== undefined) {
    const remedy = missing.length > 0 ? `${missing.join(', ')} (${install})` : lacks
    console.log(`– ${name}: it needs ${remedy}`)
    return 'skipped'
  }
  try {
    const seen = await run()
    console.log(`✓ ${name}${seen ? `: ${seen}` : ''}`)
    return 'passed'
  } catch (error) {
    console.log(`✗ ${name}\n${String(error).replaceAll(/^/gm, '    ')}`)
    return 'failed'
  }
}
