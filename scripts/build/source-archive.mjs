import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { root } from '../root.mjs'

const run = promisify(execFile)
const folders = ['checks', 'deploy', 'docs', 'migrations', 'mutants', 'scripts']
// What an installation adds to its tree, secrets among it, has a name that begins with a dot or ends in .env.
const leftOut = ['node_modules', '.*', '*.env', '*.tsbuildinfo']

/**
 * Packs the tree that this build is made of, changed or not: what section 13 of the license offers
 * to everyone who uses the product.
 * @param {string} file
 */
export async function packSource(file) {
  const excluded = leftOut.map((name) => `--exclude=${name}`)
  await run('tar', ['-czf', file, ...excluded, ...sourceNames()], { cwd: root })
}

/** Names at the root, none of which begins with a dot. */
function sourceNames() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const files = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[A-Za-z]/.test(entry.name))
    .map((entry) => entry.name)
  return [...files, ...folders, ...workspaces].sort()
}
