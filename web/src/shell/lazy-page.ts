import { type ComponentType, lazy } from 'react'

/** A page that is its own chunk, by the name it is exported under. */
export function lazyPage<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) {
  return lazy(() => load().then((module) => ({ default: module[name] })))
}
