/**
 * @typedef {{ name: string, severity: string, range: string, fixAvailable: unknown, via: readonly unknown[] }} Vulnerable
 * @typedef {{ lines: string[], exitCode: 0 | 1 | 2 }} Summary
 */

/**
 * What `npm audit --json` printed, in sentences: the verdict first, then one line a package.
 * @param {string} printed
 * @returns {Summary}
 */
export function summarize(printed) {
  const report = parse(printed)
  if (report?.vulnerabilities === undefined) {
    const cause = typeof report?.message === 'string' ? report.message : 'no answer'
    return { lines: [`the registry could not be asked (${withoutAddress(cause)}).`], exitCode: 2 }
  }
  /** @type {Vulnerable[]} */
  const found = Object.values(report.vulnerabilities)
  if (found.length === 0) return { lines: ['no published vulnerability.'], exitCode: 0 }
  return { lines: [`${found.length} packages are vulnerable.`, ...found.map(lineOf)], exitCode: 1 }
}

/** @param {Vulnerable} each */
function lineOf({ name, severity, range, fixAvailable, via }) {
  const titles = via.flatMap((one) =>
    typeof one === 'object' && one !== null && 'title' in one ? [String(one.title)] : [],
  )
  const why = titles.length > 0 ? titles.join('; ') : `through ${via.join(', ')}`
  return `${severity}: ${name} ${range}: ${why}${fixAvailable ? ' (an update mends it)' : ''}`
}

/** @param {string} printed */
function parse(printed) {
  try {
    return JSON.parse(printed)
  } catch {
    return undefined
  }
}

/** The registry's address belongs to the machine that asked. @param {string} cause */
function withoutAddress(cause) {
  return cause.replace(/\s*-?\s*(?:GET|POST) \S+/, '').replace(/https?:\/\/\S+/g, 'its address')
}
