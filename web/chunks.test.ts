import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { modulesTogether, sharedParts } from './chunks.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const require = createRequire(import.meta.url)

const names = Object.entries(modulesTogether).flatMap(([part, modules]) =>
  modules.map((name) => [name, part] as const),
)

/** The part that a module goes to: of those that take it, the one that comes first. */
function partOf(id: string): string | undefined {
  const taking = sharedParts.filter(({ test }) => test(id))
  return taking.toSorted((one, other) => other.priority - one.priority)[0]?.name
}

describe('the shared parts of the build', () => {
  it.each(names)('%s, in %s, is a module or a folder', (name) => {
    const file = path.join(root, name.replace(/\/\*$/, ''))
    const found = [`${file}.ts`, `${file}.tsx`, ...(name.endsWith('/*') ? [file] : [])]

    expect(found.filter(existsSync)).toHaveLength(1)
  })

  it('name each module once', () => {
    expect(new Set(names.map(([name]) => name)).size).toBe(names.length)
  })

  it.each([
    ['web/src/api/call.ts', 'first'],
    ['web/src/api/use-action.ts', 'actions'],
    ['web/src/api/problems-in.ts', 'forms'],
    ['web/src/ui/values/time.tsx', 'lists'],
    ['web/src/features/overview/creator-dashboard.tsx', undefined],
    ['contract/src/campaigns/campaigns.ts', 'first'],
    ['contract/src/campaigns/admin-campaigns.ts', undefined],
  ])('take %s into %s', (file, part) => {
    expect(partOf(path.join('/web/src/permille', file))).toBe(part)
  })

  it.each([
    ['@tanstack/query-core', 'mutationObserver', 'forms'],
    ['@tanstack/react-query', 'useMutation', 'forms'],
    ['@tanstack/query-core', 'infiniteQueryObserver', 'lists'],
    ['@tanstack/react-query', 'useInfiniteQuery', 'lists'],
    ['@tanstack/react-query', 'useQuery', 'first'],
  ])('take of %s the module %s into %s', (name, module, part) => {
    const file = path.join(path.dirname(require.resolve(name)), `${module}.js`)

    expect(existsSync(file)).toBe(true)
    expect(partOf(file)).toBe(part)
  })
})
