import type { LookupAddress, LookupOptions } from 'node:dns'
import { expect, it } from 'vitest'
import { PrivateAddress, resolvePublic } from './resolve-public.ts'

function lookUp(name: string, options: LookupOptions = { all: true }) {
  return new Promise<string | LookupAddress[]>((resolve, reject) => {
    resolvePublic(name, options, (error, found) => (error ? reject(error) : resolve(found)))
  })
}

it.each(['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])(
  '%s is public, in both forms of an answer',
  async (address) => {
    const family = address.includes(':') ? 6 : 4

    expect(await lookUp(address)).toEqual([{ address, family }])
    expect(await lookUp(address, { all: false })).toBe(address)
  },
)

it.each([
  'localhost',
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '64:ff9b::7f00:1',
  '::7f00:1',
  '168.63.129.16',
  '::ffff:168.63.129.16',
])('%s is not public', async (name) => {
  await expect(lookUp(name)).rejects.toThrow(PrivateAddress)
})
