import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { modulesTogether } from './chunks.ts'

const root = path.join(import.meta.dirname, '..')

it('a chunk lists only existing modules', () => {
  const gone = Object.values(modulesTogether)
    .flat()
    .filter((name) => !['ts', 'tsx'].some((kind) => existsSync(path.join(root, `${name}.${kind}`))))

  expect(gone).toEqual([])
})
