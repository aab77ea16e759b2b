import { afterFirstPaint } from '../ui/after-first-paint.ts'
import { type PageRoute, routeTo } from './page-route.ts'

/**
 * Loads the code of pages before they are asked for: those the menu leads to while the browser is
 * idle, any other when the pointer or the focus reaches a link to it. Returns what ends it.
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
      // One at a time: the page that is open has requests of its own.
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

/** The page itself reports what it cannot load, if it is ever opened. */
function ignore() {}

/** True if the person asked the browser to load little; not every browser can say. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
