import { PlainError } from '../plain-error.mjs'

const oldestNode = { major: 20, minor: 19 }

/** @param {string} version as in process.versions.node */
function isNodeRecentEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor)
}

/** Refuses an older Node with a message that says what to do. */
export function requireNodeVersion() {
  const found = process.versions.node
  if (isNodeRecentEnough(found)) return
  throw new PlainError(
    `Permille needs Node ${oldestNode.major}.${oldestNode.minor} or newer; this is Node ${found}.\n` +
      'Install the current LTS release of Node from https://nodejs.org and run the command again.',
  )
}
