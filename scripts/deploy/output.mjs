import { spawnSync } from 'node:child_process'

/**
 * Runs a program to its end; what it wrote, unless it failed.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ mayFail?: boolean }} [options]
 */
export function output(program, args, { mayFail = false } = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  const text = `${stdout ?? ''}${stderr ?? ''}`
  if (error !== undefined) throw error
  if (status !== 0 && !mayFail) throw new Error(`${program} ended with ${status}:\n${text.trim()}`)
  return text
}
