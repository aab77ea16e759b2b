import { createHmac } from 'node:crypto'

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const periodSeconds = 30

/** Returns what an authenticator app shows for this key (RFC 6238), some steps from now. */
export function appCode(key: string, stepsAhead = 0): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / periodSeconds) + stepsAhead))
  const mac = createHmac('sha1', bytesOf(key)).update(step).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

function bytesOf(key: string): Buffer {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
