import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { neededKeys, readChunks } from './web-manifest.mjs'

/**
 * @typedef {{ page: string, ownBytes: number, firstBytes: number }} PageWeight
 *   `ownBytes`: its own chunk; `firstBytes`: all that a first visit needs before it is usable
 */

const pages = /^src\/features\/.*-(?:page|dashboard)\.tsx$/
const pagesOfVisitors =
  /\/(?:landing|login|register|invitation|privacy-policy|public-profile|not-found)-page\.tsx$/
const [entry, shell] = ['index.html', 'src/shell/shell.tsx']
const routesOfVisitors = 'src/routes/visitor-routes.ts'
const routes = ['admin', 'brand', 'creator'].map((role) => `src/routes/${role}-routes.ts`)

/**
 * The gzipped weight of each page's JavaScript, from the manifest of a build.
 * @param {string} webDir
 * @returns {PageWeight[]}
 */
export function pageWeights(webDir) {
  const chunks = readChunks(webDir)
  /** @param {string} key */
  const weigh = (key) => gzippedBytes(path.join(webDir, chunks[key]?.file ?? ''))
  /** The heaviest list of routes that leads to the page. @param {string} page */
  const routesTo = (page) =>
    routes
      .filter((each) => chunks[each]?.dynamicImports?.includes(page))
      .toSorted((one, other) => weigh(other) - weigh(one))
      .slice(0, 1)
  return Object.keys(chunks)
    .filter((key) => pages.test(key))
    .map((page) => {
      const ofMember = [shell, ...routesTo(page)]
      const parts = [entry, ...(pagesOfVisitors.test(page) ? [routesOfVisitors] : ofMember), page]
      const needed = new Set(parts.flatMap((part) => neededKeys(chunks, part)))
      const firstBytes = [...needed].reduce((sum, key) => sum + weigh(key), 0)
      return { page: path.basename(page, '.tsx'), ownBytes: weigh(page), firstBytes }
    })
}

/**
 * A file's name contains a hash of its content, which changes at random in every file that names it, by ±15 bytes a page.
 * A hash of the name alone weighs as much and stays.
 * @param {string} file
 */
function gzippedBytes(file) {
  const script = readFileSync(file, 'utf8').replaceAll(
    /([\w-]+)-[\w-]{7,8}\.js\b/g,
    (_, name) => `${name}-${hashOf(name)}.js`,
  )
  return gzipSync(script, { level: 9 }).length
}

/** @param {string} name */
function hashOf(name) {
  return createHash('sha256').update(name).digest('base64url').slice(0, 7)
}
