import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** A CommonJS package that is loaded when it is first used: a process that never uses it starts without it. */
export function lazyPackage<Package>(name: string): () => Package {
  let loaded: Package | undefined
  return () => {
    loaded ??= load(name) as Package
    return loaded
  }
}
