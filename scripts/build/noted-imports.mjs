import path from 'node:path'

const importOfPart = /\bimport\((['"])([^'"\n]+)\1\)/g

/**
 * In the renderer, `import('./x.tsx')` also notes the module by the name that the manifest gives it, so that the build
 * learns what a page loads by rendering it.
 * @param {string} folder the pages' sources
 */
export function notedImports(folder) {
  const sources = path.join(folder, 'src')
  return {
    name: 'noted-imports',
    /**
     * @this {{ resolve: (name: string, from: string) => Promise<{ id: string } | null> }}
     * @param {string} code
     * @param {string} id
     */
    async transform(code, id) {
      if (!id.startsWith(sources)) return undefined
      /** @type {Map<string, string>} */
      const names = new Map()
      for (const [, , name = ''] of code.matchAll(importOfPart)) {
        const found = await this.resolve(name, id)
        if (found?.id.startsWith(sources)) names.set(name, path.relative(folder, found.id))
      }
      if (names.size === 0) return undefined
      return {
        code: code.replace(importOfPart, (all, _, name) => noted(all, names.get(name))),
        map: null,
      }
    },
  }
}

/**
 * @param {string} load
 * @param {string | undefined} name
 */
function noted(load, name) {
  return name === undefined ? load : `(globalThis.noteImport?.(${JSON.stringify(name)}), ${load})`
}
