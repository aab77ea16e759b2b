import { appendFile, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../root.mjs'

// Served, but not as modules that Vite bundles: fonts, styles, and the API reference's own script.
const others = [
  '@fontsource-variable/geist',
  '@fontsource-variable/geist-mono',
  '@scalar/fastify-api-reference',
  'tailwindcss',
]

/**
 * Adds the packages that Vite does not see to its list of licenses.
 * @param {string} file
 */
export async function completeLicenses(file) {
  for (const name of others) await appendFile(file, `\n${await licenseOf(name)}`)
}

/** @param {string} name */
async function licenseOf(name) {
  const folder = path.join(root, 'node_modules', name)
  const files = await readdir(folder)
  const text = files.find((each) => /^licen[cs]e/i.test(each))
  /** @type {{ version: string, license: string }} */
  const about = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const license = text === undefined ? '' : await readFile(path.join(folder, text), 'utf8')
  return `## ${name} - ${about.version} (${about.license})\n\n${license.trim()}\n`
}
