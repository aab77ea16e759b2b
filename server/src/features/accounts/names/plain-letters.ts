import type unhomoglyph from 'unhomoglyph'
import { lazyPackage } from '#platform/lazy-package.ts'

const lookAlikes = lazyPackage<typeof unhomoglyph>('unhomoglyph')

/** Capitals in filled circles and squares, and the letters of flags: compatibility forms do not cover them. */
const firstOfAlphabets = [0x1f150, 0x1f170, 0x1f1e6]
const filledLetter = /[\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}\u{1F1E6}-\u{1F1FF}]/gu

const smallCapitalLetters = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ'
const theirPlainLetters = 'abcdefghijklmnoprstuvwyz'
const smallCapitals: ReadonlyMap<string, string> = new Map(
  [...smallCapitalLetters].map((sign, index) => [sign, theirPlainLetters.charAt(index)]),
)

/** Except for these, symbols stand for no letter. */
export function withFilledLetters(name: string): string {
  return name.replaceAll(filledLetter, capitalOf)
}

/** Replaces decorated letters by plain ones, and removes invisible characters. */
export function withPlainLetters(name: string): string {
  return name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(
      /[\u0250-\u02AF\u1D00-\u1D25\uA730-\uA731]/gu,
      (sign) => smallCapitals.get(sign) ?? sign,
    )
}

function capitalOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const first = firstOfAlphabets.findLast((start) => start <= code) ?? code
  return String.fromCodePoint('A'.charCodeAt(0) + code - first)
}

const beyondAscii = /[^\p{ASCII}]/u
const smallBeyondAscii = /[^\p{ASCII}\P{Lowercase}]/gu

/** Each letter replaced by the plainest one that looks like it (UTS 39, confusable detection), in small letters. */
export function confusableForm(text: string): string {
  const plainest = lookAlikes()
  const latin = text.replaceAll(smallBeyondAscii, likeItsCapital)
  return plainest(plainest(latin).toLowerCase()).toLowerCase()
}

/** A small Cyrillic м has no look-alike in the table, but looks like its capital, which is an M. */
function likeItsCapital(letter: string): string {
  const plainest = lookAlikes()
  if (!beyondAscii.test(plainest(letter))) return letter
  const capital = plainest(letter.toUpperCase())
  return beyondAscii.test(capital) ? letter : capital
}
