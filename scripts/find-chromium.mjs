import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { PlainError } from './plain-error.mjs'
import { findProgram, hasProgram, isExecutable } from './programs.mjs'

/** The shell first: without windows, menus and extensions it runs the views a quarter faster. */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
/** Older Debian has no shell. */
const debianPackages = ['chromium-headless-shell', 'chromium']

/**
 * The Chromium for the browser journeys: the one named, one found, or one installed now where that
 * is possible without asking (root on Debian).
 * @returns {string} an absolute path
 */
export function requireChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (isExecutable(named)) return named
    throw new PlainError(`CHROMIUM_PATH is "${named}", which is not a program.`)
  }
  const found = findChromium() ?? installChromium()
  if (found !== undefined) return found
  throw new PlainError(
    'The browser journeys need Chromium or Chrome, and none was found.\n' +
      'On Debian or Ubuntu: sudo apt-get install -y chromium fonts-liberation\n' +
      'Elsewhere: install Chrome, or set CHROMIUM_PATH to the program.',
  )
}

/** @returns {string | undefined} the one named, else one found */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && isExecutable(named)) return named
  return programNames.map(findProgram).find(Boolean) ?? usualPlaces.find(isExecutable)
}

/** @returns {string | undefined} */
function installChromium() {
  const isPossible =
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && hasProgram('apt-get')
  if (!isPossible) return undefined
  console.log('Installing Chromium for the browser journeys (once) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { env, stdio: 'inherit' })
  for (const name of debianPackages) {
    const install = ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-liberation']
    const { status } = spawnSync('apt-get', install, { env, stdio: 'inherit' })
    if (status === 0) break
  }
  return findChromium()
}
