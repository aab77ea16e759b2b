import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEncryption } from './encryption.ts'

const key = randomBytes(32)
const encryption = createEncryption({ key })

test('a sealed text opens in its own context and reveals nothing', () => {
  const sealed = encryption.seal('act.token', 'account/1/access')

  expect(sealed).not.toContain('act.token')
  expect(encryption.open(sealed, 'account/1/access')).toBe('act.token')
})

test('the same text is sealed differently each time', () => {
  expect(encryption.seal('same', 'a')).not.toBe(encryption.seal('same', 'a'))
})

test('a ciphertext moved to another row does not open', () => {
  const sealed = encryption.seal('act.token', 'account/1/access')

  expect(() => encryption.open(sealed, 'account/2/access')).toThrow()
})

test('a changed ciphertext does not open, whichever byte was changed', () => {
  const [keyId = '', encoded = ''] = encryption.seal('act.token', 'row').split('.')
  const bytes = Buffer.from(encoded, 'base64url')

  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(bytes.readUInt8(index) ^ 1, index)
    const sealed = `${keyId}.${changed.toString('base64url')}`
    expect(() => encryption.open(sealed, 'row')).toThrow()
  }
})

test('a rotated key still opens its texts, an unknown key opens none', () => {
  const sealed = encryption.seal('act.token', 'row')
  const nextKey = randomBytes(32)

  const rotated = createEncryption({ key: nextKey, previousKeys: [key] })
  const stranger = createEncryption({ key: nextKey })

  expect(rotated.open(sealed, 'row')).toBe('act.token')
  expect(stranger.open(rotated.seal('new', 'row'), 'row')).toBe('new')
  expect(() => stranger.open(sealed, 'row')).toThrow(/No key/)
})

test('a key with the wrong length is refused', () => {
  expect(() => createEncryption({ key: randomBytes(16) })).toThrow(RangeError)
})

test.each(['', 'nothing', 'deadbeef.', '.AAAA'])('the malformed text %j is refused', (text) => {
  expect(() => encryption.open(text, 'row')).toThrow()
})
