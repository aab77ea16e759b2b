import path from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { root } from '../root.mjs'
import { runToEnd } from '../run-to-end.mjs'
import { isBuilt, sourceDigest } from './build-stamp.mjs'

/** Builds if a source has changed, in a separate process so that the bundlers' memory is freed. */
export async function ensureBuilt() {
  if (isBuilt(sourceDigest())) return
  const code = await runToEnd([path.join(root, 'scripts/build.mjs')])
  if (code !== 0) throw new PlainError('The build failed; see the reason above.')
}
