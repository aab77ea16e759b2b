import { type ComponentType, createElement, useState } from 'react'
import { lazyCode } from '../ui/lazy-part.ts'

export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  /** Loads the page's code; afterwards the page renders without suspending. */
  readonly load: () => Promise<void>
}

/**
 * Returns a page in its own chunk, loaded when its route is first shown. A page loaded in advance
 * renders at once; React delays whatever it had to suspend for, however short the wait.
 */
export function lazyPage<Props extends object = object>(
  loadPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    // The build asks each role's routes for the modules that they load.
    if (import.meta.env.SSR || !loaded) loaded = await loadPage()
    return loaded
  }
  const Awaited = lazyCode(loadOnce)
  function Page(props: Props) {
    // Chosen once: swapping the component would lose its state.
    const [Chosen] = useState(() => loaded ?? Awaited)
    return createElement(Chosen, props)
  }
  return Object.assign(Page, { load: async () => void (await loadOnce()) })
}
