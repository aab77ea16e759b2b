import { ensureBuilt } from './build/ensure-built.mjs'
import { runConfined } from './deploy/confined.mjs'
import { buildAndRun } from './deploy/image.mjs'
import { fileParts } from './deploy/parts.mjs'
import { rollOver } from './deploy/rolling.mjs'
import { runParts } from './parts.mjs'
import { runCommand } from './plain-error.mjs'
import { setup } from './setup.mjs'

const base = process.env.IMAGE_BASE ?? ''

/** @type {readonly import('./parts.mjs').Part[]} */
const parts = [
  ...fileParts,
  {
    name: 'confined',
    needs: ['bwrap', 'setpriv'],
    install: 'apt-get install bubblewrap',
    run: runConfined,
  },
  {
    name: 'rolling',
    needs: ['haproxy'],
    install: 'apt-get install haproxy',
    run: () => rollOver(6),
  },
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
  await runParts(parts, process.argv.slice(2))
})
