import { readFileSync } from 'node:fs'
import path from 'node:path'

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[] }} Chunk */

/**
 * The output of the pages' build, keyed by the entry module of each chunk.
 * @param {string} webDir
 * @returns {Record<string, Chunk>}
 */
export function readChunks(webDir) {
  return JSON.parse(readFileSync(path.join(webDir, '.vite/manifest.json'), 'utf8'))
}

/**
 * A chunk and everything it imports before it runs.
 * @param {Record<string, Chunk>} chunks
 * @param {string} key
 * @returns {string[]}
 */
export function neededKeys(chunks, key) {
  const found = new Set([key])
  for (const each of found) for (const other of chunks[each]?.imports ?? []) found.add(other)
  return [...found]
}
