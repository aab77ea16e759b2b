import { type ComponentType, lazy } from 'react'

/** Returns a component in its own chunk, loaded when it first renders. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}
