import { spawn } from 'node:child_process'
import path from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { dyingWithParent } from '../programs.mjs'
import { root } from '../root.mjs'
import { isBuilt, sourceDigest } from './build-stamp.mjs'

/** Builds when a source has changed, in a process of its own so that the bundlers' memory goes. */
export async function ensureBuilt() {
  if (isBuilt(sourceDigest())) return
  const script = path.join(root, 'scripts/build.mjs')
  const [command = '', ...args] = [...dyingWithParent('SIGKILL'), process.execPath, script]
  const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new PlainError('The build failed; the reason stands above.')
}
