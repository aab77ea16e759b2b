import { createHash, randomInt } from 'node:crypto'

const recoveryCodesCount = 10

/** Without 0, 1, I and O, which people confuse on paper: 32 characters, 5 bits each. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const groups = 4
const groupLength = 4

/** 80 bits, so that a plain hash of it cannot be brute-forced. */
export function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => characters[randomInt(characters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodesCount }, newRecoveryCode)
}

/** As typed: spaces, hyphens and case do not matter. */
export function plainCode(entered: string): string {
  return entered.replace(/[\s-]/g, '').toUpperCase()
}

export function isRecoveryCode(plain: string): boolean {
  return plain.length === groups * groupLength
}

export function hashCode(code: string): Buffer {
  return createHash('sha256').update('recovery-code:').update(plainCode(code)).digest()
}
