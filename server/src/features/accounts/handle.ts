import { randomInt } from 'node:crypto'
import { usernameMaxLength, usernameMinLength } from '@permille/contract/limits'
import { isReserved } from './names/look-alikes.ts'

const triesMax = 20
const numberLength = 6

/** Handles to try in order: the display name in plain letters, then with random digits appended. */
export function* handleCandidates(displayName: string): Generator<string> {
  const base = plainLetters(displayName).slice(0, usernameMaxLength - numberLength)
  const isUsable = base.length >= usernameMinLength && !isReserved(base)
  if (isUsable) yield base
  for (let tries = 0; tries < triesMax; tries += 1) {
    yield `${isUsable ? base : 'creator'}${randomInt(10 ** (numberLength - 1), 10 ** numberLength)}`
  }
}

/** "Zoë O'Neill" becomes "zoe_oneill". */
function plainLetters(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
}
