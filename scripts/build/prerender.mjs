import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { notedImports } from './noted-imports.mjs'
import { neededKeys, readChunks } from './web-manifest.mjs'

/**
 * @typedef {{
 *   prerenderedPages: Readonly<Record<string, string>>,
 *   renderedOnRequest: Readonly<Record<string, string>>,
 *   visitorModule: string,
 *   memberModules: Readonly<Record<string, readonly string[]>>,
 *   pagesOf: (role: string) => Promise<string[]>,
 *   modulesOf: (role: string, path: string) => Promise<{ first: string[], parts: string[] }>,
 *   renderPage: (path: string) => Promise<string>,
 * }} Renderer
 * @typedef {{ build: (options: object) => Promise<unknown> }} Bundler
 */

/**
 * Renders the public pages once, into `prerendered/` of the built app, styles included: they show
 * before any script has loaded. The renderer stays beside the app, with an empty page, so that the
 * server can render pages on request.
 * @param {Bundler} vite
 * @param {{ folder: string, outDir: string }} places
 */
export async function prerenderPages(vite, { folder, outDir }) {
  const rendererDir = `${outDir}-server`
  await vite.build({
    root: folder,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    plugins: [notedImports(folder)],
    build: {
      ssr: 'src/render.tsx',
      outDir: rendererDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
  })
  const program = pathToFileURL(path.join(rendererDir, 'render.js')).href
  const renderer = /** @type {Renderer} */ (await import(program))
  const empty = withStyles(readFileSync(path.join(outDir, 'index.html'), 'utf8'), outDir)
  mkdirSync(path.join(outDir, 'prerendered'))
  /** @param {string} module */
  const ofVisitors = (module) =>
    withLateScripts(withPreloads(empty, [renderer.visitorModule, module], outDir))
  for (const [address, module] of Object.entries(renderer.prerenderedPages)) {
    const page = intoPage(ofVisitors(module), await renderer.renderPage(address))
    writeFileSync(path.join(outDir, 'prerendered', fileNameOf(address)), page)
  }
  for (const [firstWord, module] of Object.entries(renderer.renderedOnRequest)) {
    writeFileSync(path.join(rendererDir, `page-${firstWord}.html`), ofVisitors(module))
  }
  await writeMemberPages(renderer, { outDir, rendererDir })
}

/**
 * Leaves the page's scripts to the first script in it, which asks for them after the first frame.
 * @param {string} page
 */
function withLateScripts(page) {
  /** @type {string[]} */
  const files = []
  const without = page
    .replace(/<script type="module"[^>]* src="([^"]+)"><\/script>\s*/, (_, file) => {
      files.push(file)
      return ''
    })
    .replace(/<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g, (_, file) => {
      files.push(file)
      return ''
    })
  const first = '<script src="/theme.js"'
  if (files.length < 2 || !without.includes(first)) throw new Error('A page has no scripts.')
  return without.replace(first, `${first} data-scripts="${files.join(' ')}"`)
}

/** An address without a page, which shows that there is none. */
const noPage = '/dashboard/none'

/**
 * Writes each role's page, with preloads of the code that all its pages need, and a list of its pages with the preloads of
 * what each needs besides, in order of matching. The server draws the page's frame into it.
 * @param {Renderer} renderer
 * @param {{ outDir: string, rendererDir: string }} places
 */
async function writeMemberPages(renderer, { outDir, rendererDir }) {
  const empty = readFileSync(path.join(outDir, 'index.html'), 'utf8')
  for (const [role, modules] of Object.entries(renderer.memberModules)) {
    const anywhere = withPreloads(empty, modules, outDir)
    writeFileSync(path.join(rendererDir, `${role}.html`), anywhere)
    const framed = withStyles(anywhere, outDir)
    writeFileSync(path.join(rendererDir, `${role}-framed.html`), framed)
    const pages = []
    for (const address of [...(await renderer.pagesOf(role)), noPage]) {
      const { first, parts } = await renderer.modulesOf(role, address)
      const preloads = preloadsOf(framed, first, outDir)
      // Only once what the page renders from is there.
      const later = preloadsOf(framed + preloads, parts, outDir)
      pages.push({
        path: address,
        preloads: preloads + later.replaceAll('<link', '<link fetchpriority="low"'),
      })
    }
    writeFileSync(path.join(rendererDir, `${role}-pages.json`), JSON.stringify(pages))
  }
}

/**
 * Turns `/auth/login` into `auth-login.html`, from which the server derives the address again.
 * @param {string} address
 */
function fileNameOf(address) {
  return `${address.slice(1).replaceAll('/', '-') || 'index'}.html`
}

/**
 * @param {string} page
 * @param {string} html the HTML from React, its title before the rest
 */
function intoPage(page, html) {
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0]
  if (title === undefined) throw new Error('A rendered page has no title.')
  return page
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace('<div id="root"></div>', () => `<div id="root">${html.replace(title, '')}</div>`)
}

/**
 * Inlines the style sheet, which saves a request before the first paint.
 * @param {string} page
 * @param {string} outDir
 */
function withStyles(page, outDir) {
  return page.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/, (_, file) => {
    return `<style>${readFileSync(path.join(outDir, file), 'utf8')}</style>`
  })
}

/**
 * @param {string} page
 * @param {readonly string[]} modules
 * @param {string} outDir
 */
function withPreloads(page, modules, outDir) {
  return page.replace('</head>', () => `${preloadsOf(page, modules, outDir)}</head>`)
}

/**
 * Preloads the files of the page’s own code, which the browser would otherwise discover only by
 * running the app’s.
 * @param {string} page
 * @param {readonly string[]} modules
 * @param {string} outDir
 */
function preloadsOf(page, modules, outDir) {
  const chunks = readChunks(outDir)
  const keys = new Set(modules.flatMap((module) => neededKeys(chunks, module)))
  const files = new Set([...keys].map((key) => chunks[key]?.file ?? ''))
  return [...files]
    .filter((file) => !page.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}
