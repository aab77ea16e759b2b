import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow, hashOf } from '../content-hash.mjs'
import { root } from '../root.mjs'

const stampFile = path.join(root, 'dist/.build-stamp')
const sources = ['contract', 'server', 'sandbox', 'web', 'scripts/build', 'package-lock.json']

/** A digest of everything the build reads. */
export function sourceDigest() {
  const read = filesBelow(sources).filter((file) => !/\.test\.tsx?$/.test(file))
  return hashOf(read)
}

/** @param {string} digest */
export function isBuilt(digest) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest
}

/** @param {string} digest */
export function stampBuild(digest) {
  mkdirSync(path.dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, digest)
}
