import { createHmac } from 'node:crypto'

/** Under one key a text always gets the same replacement, so that relations survive. */
export interface Pseudonyms {
  /** Keeps the format: words such as `acct_` and `campaign_`, digits as digits, letters as letters. */
  id(text: string): string
  /** For names that people chose, with or without `@`. */
  handle(text: string): string
  secret(text: string): string
}

export function createPseudonyms(key: Buffer): Pseudonyms {
  const bytesFor = (text: string, count: number): Buffer => {
    const blocks = Array.from({ length: Math.ceil(count / 32) }, (_, index) =>
      createHmac('sha256', key).update(`${index}:${text}`).digest(),
    )
    return Buffer.concat(blocks)
  }
  const replaced = (text: string, seed: string): string => {
    const bytes = bytesFor(seed, text.length)
    const chars = [...text].map((char, index) => charLike(char, bytes[index] ?? 0, index))
    return chars.join('')
  }
  /** `…/insights/views` are words of an API. */
  const pathPart = (part: string, seed: string): string =>
    /^[a-z_]+$/.test(part) ? part : replaced(part, `${seed}/${part}`)
  return {
    id: (text) => {
      const [, words = '', rest = ''] = /^((?:[a-z]{1,12}[_:])*)(.*)$/s.exec(text) ?? []
      const [first = '', ...path] = rest.split('/')
      return [words + replaced(first, text), ...path.map((part) => pathPart(part, text))].join('/')
    },
    handle: (text) => {
      const bare = text.replace(/^@/, '')
      return text.slice(0, text.length - bare.length) + replaced(bare, bare.toLowerCase())
    },
    secret: (text) => `secret_${bytesFor(text, 32).toString('hex').slice(0, 20)}`,
  }
}

const hexLetters = 'abcdef'
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The letters a to f map to a to f, so that a UUID remains one. */
function charLike(char: string, byte: number, index: number): string {
  if (/[^\p{L}\p{N}]/u.test(char)) return char
  if (/\d/.test(char)) return index === 0 ? `${1 + (byte % 9)}` : `${byte % 10}`
  const lower = char.toLowerCase()
  const pool = hexLetters.includes(lower) ? hexLetters : letters
  const picked = pool[byte % pool.length] ?? lower
  return char === lower ? picked : picked.toUpperCase()
}
