import { afterFirstPaint } from '../ui/after-first-paint.ts'
import { type PageRoute, routeTo } from './page-route.ts'

/**
 * Loads the code of pages before they are opened: those in the menu while the browser is idle, any
 * other when the pointer or focus reaches a link to it. Returns a function that stops it.
 */
export function loadPagesAhead(routes: readonly PageRoute[]): () => void {
  let hasEnded = false
  const load = (address: string) => routeTo(routes, address)?.page.load?.().catch(ignore)
  const onReach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin === location.origin) void load(link.pathname)
  }
  const loadMenu = async () => {
    for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('nav a[href]')) {
      // One at a time, because the open page has requests of its own.
      await afterFirstPaint(async () => (hasEnded ? undefined : load(pathname)))()
    }
  }
  addEventListener('pointerover', onReach)
  addEventListener('focusin', onReach)
  if (!savesData()) void loadMenu()
  return () => {
    hasEnded = true
    removeEventListener('pointerover', onReach)
    removeEventListener('focusin', onReach)
  }
}

/** Ignores a failed load: the page reports it if it is ever opened. */
function ignore() {}

/** True if the user asked the browser to save data; not every browser can say. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
