import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { neededKeys, readChunks } from './web-manifest.mjs'

/**
 * @typedef {{
 *   pagesDrawnOnce: Readonly<Record<string, string>>,
 *   pageDrawnEachTime: string,
 *   moduleOfMembers: string,
 *   firstPages: Readonly<Record<string, string>>,
 *   drawFirstPage: (role: string) => Promise<string>,
 *   drawPage: (path: string) => Promise<string>,
 * }} Drawer
 * @typedef {{ build: (options: object) => Promise<unknown> }} Bundler
 */

/**
 * Prerenders the public pages into `prerendered/` of the built app, styles included: they show
 * before any script has loaded. The renderer stays next to the app, with an empty page, for the
 * server to render pages from its data.
 * @param {Bundler} vite
 * @param {{ folder: string, outDir: string }} places
 */
export async function prerenderPages(vite, { folder, outDir }) {
  const drawerDir = `${outDir}-server`
  await vite.build({
    root: folder,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/draw.tsx',
      outDir: drawerDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
  })
  const program = pathToFileURL(path.join(drawerDir, 'draw.js')).href
  const drawer = /** @type {Drawer} */ (await import(program))
  const empty = withStyles(readFileSync(path.join(outDir, 'index.html'), 'utf8'), outDir)
  mkdirSync(path.join(outDir, 'prerendered'))
  for (const [address, module] of Object.entries(drawer.pagesDrawnOnce)) {
    const page = intoPage(withPreloads(empty, module, outDir), await drawer.drawPage(address))
    writeFileSync(path.join(outDir, 'prerendered', fileNameOf(address)), page)
  }
  const page = withPreloads(empty, drawer.pageDrawnEachTime, outDir)
  writeFileSync(path.join(drawerDir, 'page.html'), page)
  await writeMemberPages(drawer, { outDir, drawerDir })
}

/**
 * Writes the page for signed-in users, which names the code they will need; the landing page of
 * each role includes its frame.
 * @param {Drawer} drawer
 * @param {{ outDir: string, drawerDir: string }} places
 */
async function writeMemberPages(drawer, { outDir, drawerDir }) {
  const empty = readFileSync(path.join(outDir, 'index.html'), 'utf8')
  const anywhere = withPreloads(empty, drawer.moduleOfMembers, outDir)
  writeFileSync(path.join(drawerDir, 'member.html'), anywhere)
  for (const [role, module] of Object.entries(drawer.firstPages)) {
    const page = withPreloads(withStyles(anywhere, outDir), module, outDir)
    const drawn = intoPage(page, await drawer.drawFirstPage(role))
    writeFileSync(path.join(drawerDir, `member-${role}.html`), drawn)
  }
}

/**
 * `/auth/login` → `auth-login.html`; the server derives the path from it.
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
  if (title === undefined) throw new Error('A rendered page has no title.')
  return page
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace('<div id="root"></div>', () => `<div id="root">${drawn.replace(title, '')}</div>`)
}

/**
 * Inlines the style sheet: one request less before the page shows.
 * @param {string} page
 * @param {string} outDir
 */
function withStyles(page, outDir) {
  return page.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/, (_, file) => {
    return `<style>${readFileSync(path.join(outDir, file), 'utf8')}</style>`
  })
}

/**
 * Preloads the page's own code, which the browser would otherwise discover only by running the app.
 * @param {string} page
 * @param {string} module
 * @param {string} outDir
 */
function withPreloads(page, module, outDir) {
  const chunks = readChunks(outDir)
  const files = neededKeys(chunks, module)
    .map((key) => chunks[key]?.file ?? '')
    .filter((file) => !page.includes(file))
  const links = files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  return page.replace('</head>', () => `${links.join('')}</head>`)
}
