import { expect, it } from 'vitest'
import { requireHost } from './require-host.ts'

it.each(['127.0.0.1', '::', '0.0.0.0', 'localhost'])('listens on %s', async (host) => {
  await expect(requireHost(host)).resolves.toBeUndefined()
})

it.each(['256.1.1.1', 'nowhere.invalid'])('names HOST where it is %s', async (host) => {
  await expect(requireHost(host)).rejects.toThrow(`HOST must be an address or name of this machine`)
})
