import { spawn } from 'node:child_process'
import { dyingWithParent } from './programs.mjs'
import { root } from './root.mjs'

/**
 * Runs a Node program in this terminal until it ends.
 * @param {readonly string[]} args for Node: its options, the script, the script's arguments
 * @param {Record<string, string>} [env] beyond our own
 * @returns {Promise<number>} its exit code; 1 when a signal ended it
 */
export function runToEnd(args, env = {}) {
  const [program = '', ...words] = [...dyingWithParent('SIGKILL'), process.execPath, ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
