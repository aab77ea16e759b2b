import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../root.mjs'
import { runToEnd } from '../run-to-end.mjs'

/**
 * The commit of the release before: the last tag, or the last commit that says it is a release.
 * @param {string | undefined} asked another ref
 * @returns {string | undefined} none before the first release
 */
export function findReleaseBefore(asked) {
  const words = ['--first-parent', '-1', '--format=%H', '--grep=^release: ', 'HEAD~1']
  const ref =
    asked ?? (tryGit('describe', '--tags', '--abbrev=0', 'HEAD~1') || tryGit('log', ...words))
  return ref ? tryGit('rev-parse', '--verify', `${ref}^{commit}`) || undefined : undefined
}

/**
 * Checks it out beside the figures and builds it there, or finds it there from the last time.
 * @param {string} commit
 * @param {string} folder
 */
export async function buildRelease(commit, folder) {
  const tree = path.join(folder, `release-${commit.slice(0, 12)}`)
  if (existsSync(path.join(tree, 'dist/server/main.mjs'))) return tree
  if (!existsSync(tree)) git('worktree', 'add', '--detach', tree, commit)
  const lock = (/** @type {string} */ place) =>
    readFileSync(path.join(place, 'package-lock.json'), 'utf8')
  // With the same packages a copy by links is enough; its links to the workspaces lead into that tree.
  if (existsSync(path.join(tree, 'node_modules')))
    execFileSync('rm', ['-r', path.join(tree, 'node_modules')])
  if (lock(tree) === lock(root)) {
    execFileSync('cp', ['-al', path.join(root, 'node_modules'), path.join(tree, 'node_modules')])
  }
  const code = await runToEnd([path.join(tree, 'scripts/build.mjs')])
  if (code !== 0) throw new Error(`${tree} could not be built`)
  return tree
}

/** Where the history of this checkout is. */
export function gitFolder() {
  return git('rev-parse', '--absolute-git-dir')
}

/** @param {string[]} words */
function git(...words) {
  return execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

/** @param {string[]} words */
function tryGit(...words) {
  try {
    return git(...words)
  } catch {
    return ''
  }
}
