import type { ComponentType } from 'react'
import type { LazyPage } from '../shell/lazy-page.ts'
import type { MenuEntry } from '../shell/menu.ts'

export interface PageRoute {
  readonly path: string
  readonly page: ComponentType & Partial<Pick<LazyPage, 'load'>>
}

/** The menu and pages of a role. */
export interface RolePages {
  readonly menu: readonly MenuEntry[]
  readonly routes: readonly PageRoute[]
}

/**
 * Returns routes in order of matching: the first match is shown, so fixed addresses come before
 * those with a parameter.
 */
export function routesTo<Patterns extends Readonly<Record<string, string>>>(
  patterns: Patterns,
  pages: { readonly [Name in keyof Patterns]?: PageRoute['page'] },
): PageRoute[] {
  return Object.entries<PageRoute['page']>(pages as Record<string, PageRoute['page']>).map(
    ([name, page]) => ({ path: patterns[name] ?? '', page }),
  )
}

/** The route that shows an address. */
export function routeTo(routes: readonly PageRoute[], address: string): PageRoute | undefined {
  return routes.find(({ path }) => RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(address))
}
