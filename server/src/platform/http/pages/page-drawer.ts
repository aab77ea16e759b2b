import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { LruMap } from 'toad-cache'
import type { DrawnPage } from './drawn-pages.ts'
import { encodePage } from './encode-page.ts'
import { type PageHead, type PageReading, withHead } from './page-head.ts'
import { readingsElement } from './page-readings.ts'

/** Built next to the app: the app's own code, compiled to render without a browser. */
interface Drawer {
  drawPage(address: string, readings: readonly PageReading[]): Promise<string>
}

type DrawPage = (address: string, head: PageHead, reading: PageReading) => Promise<DrawnPage>

// A page weighs about 25 kB in its three encodings.
const keptPagesMax = 200

/**
 * Renders pages from data read at each request; undefined if the build has no renderer. A page
 * whose data has not changed is not rendered again. The code is loaded with the first page.
 */
export function readPageDrawer(
  webDir: string,
  prepare: (page: string) => string,
): DrawPage | undefined {
  const folder = `${webDir}-server`
  if (!existsSync(path.join(folder, 'page.html'))) return undefined
  const empty = prepare(readFileSync(path.join(folder, 'page.html'), 'utf8'))
  const kept = new LruMap<{ readonly from: string; readonly page: Promise<DrawnPage> }>(
    keptPagesMax,
  )
  let drawer: Promise<Drawer> | undefined

  async function draw(address: string, head: PageHead, reading: PageReading): Promise<DrawnPage> {
    drawer ??= import(pathToFileURL(path.join(folder, 'draw.js')).href)
    const drawn = await (await drawer).drawPage(address, [reading])
    const text = readingsElement([reading])
    const root = `<div id="root">${withoutTitle(drawn)}</div>${text}`
    return encodePage(withHead(empty, head).replace('<div id="root"></div>', () => root))
  }

  return (address, head, reading) => {
    const from = JSON.stringify(head)
    const last = kept.get(address)
    const page = last?.from === from ? last.page : draw(address, head, reading)
    kept.set(address, { from, page })
    page.catch(() => kept.delete(address))
    return page
  }
}

/** The head has it already. */
function withoutTitle(drawn: string): string {
  return drawn.replace(/<title>[^<]*<\/title>/, '')
}
