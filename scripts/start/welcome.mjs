const demoPassword = 'permille-demo'
const demoAccounts = {
  brand: 'brand@permille.test',
  creator: 'creator@permille.test',
  admin: 'admin@permille.test',
}

/** @param {import('./settings.mjs').Settings} settings */
export function welcomeText({ appUrl, sandboxUrl, dataDir, hasDemo, isEmbedded }) {
  const lines = [`Permille is ready at ${appUrl}`, '', `Sign in          ${appUrl}/auth/login`]
  if (hasDemo) {
    for (const [role, email] of Object.entries(demoAccounts)) lines.push(row(role, email))
    lines.push(row('password', demoPassword))
  }
  if (sandboxUrl !== undefined) lines.push(`Sandbox console  ${sandboxUrl}`)
  if (isEmbedded) lines.push(`Data and logs    ${dataDir}`)
  lines.push('', 'Ctrl+C stops everything.')
  return `\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`
}

/**
 * @param {string} label
 * @param {string} value
 */
function row(label, value) {
  return `  ${label.padEnd(15)}${value}`
}
