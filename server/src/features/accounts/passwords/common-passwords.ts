import { lazyPackage } from '#platform/lazy-package.ts'

const language = lazyPackage<typeof import('@zxcvbn-ts/language-common')>(
  '@zxcvbn-ts/language-common',
)

/** What lists of leaked passwords lack: rows of keys and digits, and this product's words. */
const alsoTried = `
  0987654321 5201314520 87654321 987654321 9876543210 abcd@1234 abcdefgh abcdefghi creator1
  familyfirst fortnite influencer instagram marketing1 messi123 oldpassword p@55w0rd p@ssword
  pa$$word permille roblox123 thepassword tiktok123 toor1234 woaini1314 woaini520 yourpassword
  youtube1 zxcvbnm,
`
const alsoTriedWords = [
  ...['admin', 'guest', 'login', 'p@ssw0rd', 'root', 'toor'],
  // Words of this product; docs/security.md lists them.
  ...['brand', 'campaign', 'creator', 'influencer', 'instagram', 'marketplace', 'payout'],
  ...['permille', 'stripe', 'tiktok', 'youtube'],
]

const wordsMax = 3000
const wordMinLength = 4

interface Lists {
  readonly tried: ReadonlySet<string>
  readonly words: ReadonlySet<string>
}

let lists: Lists | undefined

/** Made for the first new password. */
function readLists(): Lists {
  // 49,000 leaked passwords, most frequent first; 17,950 of them have 8 characters or more.
  const leaked = language().dictionary.passwords
  const also = alsoTried.trim().split(/\s+/)
  const words = [...leaked.slice(0, wordsMax), ...also, ...alsoTriedWords]
  return {
    tried: new Set([...leaked, ...also]),
    words: new Set(words.filter((word) => word.length >= wordMinLength)),
  }
}

const decoration = /[\d!@#$%&*?._+-]{1,5}$/

/**
 * Passwords that people choose and attackers try first: a leaked password in any case, one of the
 * most frequent with digits or symbols appended ("Summer2026!"), or one piece repeated ("zxczxczxc").
 */
export function isCommonPassword(password: string): boolean {
  lists ??= readLists()
  const { tried, words } = lists
  const lower = password.toLowerCase()
  if (tried.has(lower) || /^(.{1,10})\1+$/.test(lower)) return true
  const bare = lower.replace(decoration, '')
  return bare !== lower && words.has(bare)
}
