import { type ComponentType, lazy } from 'react'

/** A component in its own chunk, loaded when it first renders. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}
