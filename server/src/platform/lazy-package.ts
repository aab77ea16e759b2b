import { createRequire } from 'node:module'

const load = createRequire(import.meta.url)

/** Loads a CommonJS package on first use; a process that never uses it starts without it. */
export function lazyPackage<Package>(name: string): () => Package {
  let loaded: Package | undefined
  return () => {
    loaded ??= load(name) as Package
    return loaded
  }
}
