import { type ComponentType, lazy } from 'react'

/** A page that is its own chunk, loaded when its route is first seen. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
}
