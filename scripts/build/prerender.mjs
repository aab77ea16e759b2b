import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * @typedef {{
 *   prerenderedPaths: readonly string[],
 *   prerenderPage: (path: string) => Promise<string>,
 * }} Prerenderer
 * @typedef {{ build: (options: object) => Promise<unknown> }} Bundler
 */

/**
 * Draws the public pages once, into `prerendered/` of the built app, styles included: they show
 * before any script has come.
 * @param {Bundler} vite
 * @param {{ folder: string, outDir: string }} places
 */
export async function prerenderPages(vite, { folder, outDir }) {
  const programDir = `${outDir}-prerender`
  await vite.build({
    root: folder,
    logLevel: 'warn',
    mode: 'production',
    ssr: { noExternal: ['lucide-react'] },
    build: { ssr: 'src/prerender.tsx', outDir: programDir, emptyOutDir: true, manifest: false },
  })
  const program = pathToFileURL(path.join(programDir, 'prerender.js')).href
  const { prerenderedPaths, prerenderPage } = /** @type {Prerenderer} */ (await import(program))
  const empty = withStyles(readFileSync(path.join(outDir, 'index.html'), 'utf8'), outDir)
  mkdirSync(path.join(outDir, 'prerendered'))
  for (const each of prerenderedPaths) {
    const page = intoPage(empty, await prerenderPage(each))
    writeFileSync(path.join(outDir, 'prerendered', fileNameOf(each)), page)
  }
  rmSync(programDir, { recursive: true })
}

/**
 * `/auth/login` → `auth-login.html`; the server reads the address back from it.
 * @param {string} address
 */
function fileNameOf(address) {
  return `${address.slice(1).replaceAll('/', '-') || 'index'}.html`
}

/**
 * @param {string} page
 * @param {string} drawn what React made, its title before the rest
 */
function intoPage(page, drawn) {
  const title = /<title>[^<]*<\/title>/.exec(drawn)?.[0]
  if (title === undefined) throw new Error('A drawn page has no title.')
  return page
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace('<div id="root"></div>', () => `<div id="root">${drawn.replace(title, '')}</div>`)
}

/**
 * The style sheet stands in the page: a request less before it shows.
 * @param {string} page
 * @param {string} outDir
 */
function withStyles(page, outDir) {
  return page.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/, (_, file) => {
    return `<style>${readFileSync(path.join(outDir, file), 'utf8')}</style>`
  })
}
