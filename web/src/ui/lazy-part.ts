import { type ComponentType, lazy } from 'react'

/** A part of a page that is code of its own, loaded when it is first rendered. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }))
}
