/** The script that a page of the app starts with; its name changes with every build. */
const entry = /\/assets\/index-[\w-]+\.js/
const reloadedFor = 'reloaded-for'

/** Returns the build that the page was written for, by the name of its entry. */
export function buildIn(html: string): string | undefined {
  return entry.exec(html)?.[0]
}

/** The build of the open page. */
export function buildOfPage(): string | undefined {
  return Array.from(document.scripts, ({ src }) => buildIn(src)).find((name) => name !== undefined)
}

/** Asks the server for this page; undefined while it names the build that is running already. */
export async function findNewBuild(): Promise<string | undefined> {
  const headers = { accept: 'text/html' }
  const response = await fetch(location.href, { cache: 'no-store', headers })
  const build = buildIn(await response.text())
  return build === buildOfPage() ? undefined : build
}

/**
 * True once for a build: a page that is still not there after a reload is not reloaded again. False
 * where the browser keeps nothing, because the reload could not be remembered.
 */
export function mayReloadFor(build: string, store: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    if (store.getItem(reloadedFor) === build) return false
    store.setItem(reloadedFor, build)
    return store.getItem(reloadedFor) === build
  } catch {
    return false
  }
}
