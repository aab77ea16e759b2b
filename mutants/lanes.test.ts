import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { withLanes } from './lanes.mjs'

afterEach(() => vi.unstubAllEnvs())

test('a hunt whose database fails to start leaves no folder behind', async () => {
  // Making a run's folder changes it.
  vi.stubEnv('TMPDIR', tmpdir())
  const seen: string[] = []
  const startPostgres = () => {
    seen.push(tmpdir())
    return Promise.reject(new Error('no'))
  }

  const hunting = withLanes(async () => 'hunted', startPostgres)

  await expect(hunting).rejects.toThrow('no')
  expect(seen.map((folder) => [folder.includes('permille-run-'), existsSync(folder)])).toEqual([
    [true, false],
  ])
})
