import { spawn } from 'node:child_process'
import { closeSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { lastLines, openLog } from '../log-file.mjs'
import { dyingWithParent } from '../programs.mjs'
import { root } from '../root.mjs'
import { nodeOptions } from './node-options.mjs'

/**
 * @typedef {{
 *   name: string,
 *   script: string,
 *   env: Record<string, string>,
 *   logFile?: string,
 * }} Program `script` relative to the checkout; without `logFile` it writes to our own output
 *
 * @typedef {{ name: string, exited: Promise<string>, stop: (limitMs: number) => Promise<void> }} Child
 */

/**
 * Starts a Node program in its own session, so that Ctrl+C reaches only the supervisor. It ends
 * when the supervisor does, even by kill -9.
 * @param {Program} program
 * @returns {Child} `exited` resolves with a sentence about how it ended
 */
export function startProgram({ name, script, env, logFile }) {
  const bond = dyingWithParent('SIGKILL')
  const watch = pathToFileURL(path.join(root, 'scripts/start/end-with-parent.mjs')).href
  const viaChannel = bond.length > 0 ? [] : ['--import', watch]
  const node = [process.execPath, ...nodeOptions, ...viaChannel, path.join(root, script)]
  const [command = '', ...args] = [...bond, ...node]
  const log = logFile === undefined ? 'inherit' : openLog(logFile)
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
    stdio: bond.length > 0 ? ['ignore', log, log] : ['ignore', log, log, 'ipc'],
  })
  if (typeof log === 'number') closeSync(log)
  const exited = whenGone(child, (how) => sentenceFor(name, how, logFile))
  return { name, exited, stop: (limitMs) => stopChild(child, exited, limitMs) }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {(how: string) => string} toSentence
 * @returns {Promise<string>}
 */
function whenGone(child, toSentence) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(toSentence(error.message)))
    child.once('exit', (code, signal) => resolve(toSentence(signal ?? `exit code ${code}`)))
  })
}

/**
 * @param {string} name
 * @param {string} how
 * @param {string | undefined} logFile
 */
function sentenceFor(name, how, logFile) {
  const log = logFile === undefined ? '' : `. The end of ${logFile}:\n${lastLines(logFile)}`
  return `The ${name} ended (${how})${log}`
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {Promise<unknown>} exited
 * @param {number} limitMs
 */
async function stopChild(child, exited, limitMs) {
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), limitMs)
  await exited
  clearTimeout(killer)
}
