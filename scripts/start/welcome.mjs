const demoPassword = 'permille-demo'
const demoAccounts = {
  brand: 'brand@permille.test',
  creator: 'creator@permille.test',
  admin: 'admin@permille.test',
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @param {boolean} isManaged whether there is an admin
 */
export function welcomeText({ appUrl, sandboxUrl, dataDir, hasDemo, isEmbedded }, isManaged) {
  const lines = [`Permille is ready at ${appUrl}`, '', `Sign in          ${appUrl}/auth/login`]
  if (hasDemo) {
    for (const [role, email] of Object.entries(demoAccounts)) lines.push(row(role, email))
    lines.push(row('password', demoPassword))
  }
  if (sandboxUrl !== undefined) lines.push(`Sandbox console  ${sandboxUrl}`)
  if (isEmbedded) lines.push(`Data and logs    ${dataDir}`)
  if (!isManaged) {
    lines.push('', 'There is no admin yet. In another terminal, with the same settings:')
    lines.push('  npm run admin -- create --email you@example.com')
  }
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
