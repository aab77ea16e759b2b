import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LruMap } from 'toad-cache'
import { type EncodedPage, encodePage } from './encode-page.ts'
import { findPageBundle } from './page-bundle.ts'
import { type PageHead, type PreloadedResponse, withHead } from './page-head.ts'
import { preloadedElement } from './preloaded-responses.ts'

type RenderPage = (
  address: string,
  head: PageHead,
  preloaded: PreloadedResponse,
) => Promise<EncodedPage>

// A page weighs about 25 kB in its three encodings.
const keptPagesMax = 200

/**
 * Renders pages on each request; undefined where the build left no renderer. A page whose response has
 * not changed is served from memory.
 */
export function readPageRenderer(
  webDir: string,
  prepare: (page: string) => string,
): RenderPage | undefined {
  const folder = `${webDir}-server`
  const found = findPageBundle(webDir)
  if (found === undefined) return undefined
  const bundle = found
  const emptyPages = readEmptyPages(folder, prepare)
  const kept = new LruMap<{ readonly from: string; readonly page: Promise<EncodedPage> }>(
    keptPagesMax,
  )

  async function render(
    address: string,
    head: PageHead,
    preloaded: PreloadedResponse,
  ): Promise<EncodedPage> {
    const empty = emptyPages.get(firstWord(address))
    if (empty === undefined) throw new Error(`The build left no page for ${address}`)
    const html = await (await bundle()).renderPage(address, [preloaded])
    const text = preloadedElement([preloaded])
    const root = `<div id="root">${withoutTitle(html)}</div>${text}`
    return encodePage(withHead(empty, head).replace('<div id="root"></div>', () => root))
  }

  return (address, head, preloaded) => {
    const from = JSON.stringify(head)
    const last = kept.get(address)
    const page = last?.from === from ? last.page : render(address, head, preloaded)
    kept.set(address, { from, page })
    page.catch(() => kept.delete(address))
    return page
  }
}

/** Keyed by the first word of their addresses: `page-profile.html` is for `/profile/…`. */
function readEmptyPages(
  folder: string,
  prepare: (page: string) => string,
): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => /^page-\w+\.html$/.test(name))
  return new Map(
    names.map((name) => [
      name.slice('page-'.length, -'.html'.length),
      prepare(readFileSync(path.join(folder, name), 'utf8')),
    ]),
  )
}

function firstWord(address: string): string {
  return address.split('/')[1] ?? ''
}

/** The head already has the title. */
function withoutTitle(html: string): string {
  return html.replace(/<title>[^<]*<\/title>/, '')
}
