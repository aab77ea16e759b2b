import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from '../content-hash.mjs'
import { PlainError } from '../plain-error.mjs'
import { dyingWithParent } from '../programs.mjs'
import { root } from '../root.mjs'
import { isInstalled } from './lockfile.mjs'

const stampFile = path.join(root, 'node_modules/.setup-stamp')

/** Runs `npm ci` if the installed packages differ from the locked ones. */
export async function installPackages() {
  const expectedStamp = wantedStamp()
  if (readStamp() === expectedStamp) return
  if (!isInstalled(root)) {
    console.log('Installing packages (once, about a minute) …')
    await npmCi()
  }
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, expectedStamp)
}

function wantedStamp() {
  /** @type {{ workspaces: string[] }} */
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const manifests = workspaces.map((name) => `${name}/package.json`)
  const present = manifests.filter((file) => existsSync(path.join(root, file)))
  const machine = [process.platform, process.arch, process.versions.modules]
  return hashOf(['package.json', 'package-lock.json', ...present], machine)
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
}

async function npmCi() {
  // NODE_ENV=production would skip the packages that the build needs. No package runs an install
  // script: setup does what PostgreSQL's would.
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
  ]
  const code = await runNpm([...args, '--loglevel=error'])
  if (code === 0) return
  throw new PlainError(
    'The packages could not be installed; see the message above.\n' +
      'The first start needs the npm registry and about 500 MB of disk; later ones need neither.',
  )
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<number | null>}
 */
function runNpm(args) {
  const npmScript = process.env.npm_execpath
  const isNpm = npmScript !== undefined && path.basename(npmScript) === 'npm-cli.js'
  const npm = isNpm ? [process.execPath, npmScript] : ['npm']
  const [command = '', ...words] = [...dyingWithParent('SIGKILL'), ...npm, ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { cwd: root, stdio: 'inherit' })
    child.once('error', (cause) => reject(new PlainError(`npm could not be run: ${cause.message}`)))
    child.once('exit', resolve)
  })
}
