import { type ComponentType, createElement, lazy, useState } from 'react'

export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  /** Loads the page's code; drawn afterwards, it waits for nothing. */
  readonly load: () => Promise<void>
}

/**
 * A page that is its own chunk, loaded when its route is first seen. One that was loaded ahead is
 * drawn at once: React holds back what it had to wait for, however short the wait was.
 */
export function lazyPage<Props extends object = object>(
  loadPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    loaded ??= await loadPage()
    return loaded
  }
  const Awaited = lazy(async () => ({ default: await loadOnce() })) as ComponentType<Props>
  function Page(props: Props) {
    // Chosen once: another component in the same place would forget what the first one held.
    const [Drawn] = useState(() => loaded ?? Awaited)
    return createElement(Drawn, props)
  }
  return Object.assign(Page, { load: async () => void (await loadOnce()) })
}
