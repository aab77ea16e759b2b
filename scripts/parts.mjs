import { PlainError } from './plain-error.mjs'
import { hasProgram } from './programs.mjs'

/**
 * @typedef {{
 *   name: string,
 *   needs?: readonly string[],
 *   install?: string,
 *   lacks?: string | undefined,
 *   run: () => void | string | Promise<void | string>,
 * }} Part `needs`: programs without which it is skipped; `install`: the packages that have them; `lacks`: what else is missing. `run` throws, or says what it saw
 *
 * @typedef {{ outcome: 'passed' | 'failed' | 'skipped', said: string }} Told
 */

const signs = { passed: '✓', failed: '✗', skipped: '–' }

/**
 * One after the other, a line for each; one that failed is the command's exit code.
 * @param {readonly Part[]} parts
 * @param {readonly string[]} names all of them when empty
 * @param {(part: string, told: Told, seconds: number) => void} [note]
 */
export async function runParts(parts, names, note = () => {}) {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name))
  if (unknown.length > 0) {
    const all = parts.map(({ name }) => name).join(', ')
    throw new PlainError(`Unknown part "${unknown[0]}". Parts: ${all}.`)
  }
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const part of parts.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const startedAt = performance.now()
    const told = await tell(part)
    counts[told.outcome] += 1
    const { outcome, said } = told
    const rest = outcome === 'failed' ? `\n${said.replaceAll(/^/gm, '    ')}` : said && `: ${said}`
    console.log(`${signs[outcome]} ${part.name}${rest}`)
    note(part.name, told, Math.round((performance.now() - startedAt) / 1000))
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  if (counts.failed > 0) process.exitCode = 1
}

/**
 * @param {Part} part
 * @returns {Promise<Told>}
 */
async function tell({ needs = [], install, lacks, run }) {
  const missing = needs.filter((program) => !hasProgram(program))
  if (missing.length > 0) {
    return { outcome: 'skipped', said: `it needs ${missing.join(', ')} (${install})` }
  }
  if (lacks !== undefined) return { outcome: 'skipped', said: `it needs ${lacks}` }
  try {
    return { outcome: 'passed', said: (await run()) ?? '' }
  } catch (error) {
    return { outcome: 'failed', said: String(error) }
  }
}
