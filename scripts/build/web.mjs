import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../root.mjs'
import { prerenderPages } from './prerender.mjs'

/**
 * Builds the pages with the web workspace's own bundler and configuration.
 * @param {string} outDir
 */
export async function buildWeb(outDir) {
  const folder = path.join(root, 'web')
  const vitePath = createRequire(path.join(folder, 'package.json')).resolve('vite')
  /** @type {{ build: (options: object) => Promise<unknown> }} */
  const vite = await import(pathToFileURL(vitePath).href)
  await vite.build({
    root: folder,
    logLevel: 'warn',
    mode: 'production',
    build: { outDir, emptyOutDir: true },
  })
  await prerenderPages(vite, { folder, outDir })
}
