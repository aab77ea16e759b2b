import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError, runCommand } from './plain-error.mjs'
import { root } from './root.mjs'

/** Files that name the number besides the packages. */
const texts = [
  'server/src/platform/version.ts',
  'docs/install.md',
  'deploy/Containerfile',
  'deploy/kubernetes/example/kustomization.yaml',
]

/**
 * `node scripts/set-version.mjs 1.2.3`: the number of every package, also where they name each other and in what is locked.
 * `npm version` leaves that out, and `npm ci` then asks the registry for our own packages.
 */
await runCommand(async () => {
  const [version = ''] = process.argv.slice(2)
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    throw new PlainError('Usage: node scripts/set-version.mjs 1.2.3')
  }
  /** @type {{ version: string, workspaces: string[] }} */
  const { version: before, workspaces } = JSON.parse(read('package.json'))
  for (const name of ['', ...workspaces]) {
    change(path.join(name, 'package.json'), (manifest) => setNumber(manifest, version))
  }
  change('package-lock.json', (lock) => {
    lock.version = version
    for (const name of ['', ...workspaces]) setNumber(lock.packages[name], version)
  })
  for (const file of texts) write(file, renumbered(file, before, version))
})

/**
 * @param {{ version: string, dependencies?: Record<string, string> }} manifest
 * @param {string} version
 */
function setNumber(manifest, version) {
  manifest.version = version
  const { dependencies = {} } = manifest
  for (const name of Object.keys(dependencies)) {
    if (name.startsWith('@permille/')) dependencies[name] = version
  }
}

/**
 * @param {string} file
 * @param {string} before
 * @param {string} version
 */
function renumbered(file, before, version) {
  const text = read(file)
  if (!text.includes(before)) throw new PlainError(`${file} does not name ${before}.`)
  return text.replaceAll(before, version)
}

/**
 * @param {string} file
 * @param {(json: any) => void} edit
 */
function change(file, edit) {
  const json = JSON.parse(read(file))
  edit(json)
  write(file, `${JSON.stringify(json, null, 2)}\n`)
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(root, file), 'utf8')
}

/** @param {string} file @param {string} text */
function write(file, text) {
  writeFileSync(path.join(root, file), text)
}
