import * as z from 'zod/mini'

/** A visible character: neither a space nor one that Unicode tells fonts to leave out, such as the Hangul fillers. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]/u

/** Line breaks, and characters that reorder the text beside them: Unicode's overrides and isolates. */
const misleading = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** Signs that show nothing, except where writing needs them. */
const ignorable = /\p{Default_Ignorable_Code_Point}/u
const emoji =
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F|[\u{E0020}-\u{E007F}])*(?:\u200D\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)*)*|[#*\d]\uFE0F\u20E3/gu
/** Joiners between letters of scripts that join, and direction marks beside right-to-left letters. */
const joined =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}])[\u200C\u200D]|(?<=[\p{Script=Hebrew}\p{Script=Arabic}])[\u200E\u200F]/gu

/** A name shown to others in lists, subjects and sentences: one visible line that changes nothing beside it. */
export function nameText(missing: `${string} is required`, limit: number) {
  const label = missing.replace(/ is required$/, '')
  const plain = `${label} must be one line of plain text`
  return z.string(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.refine((name) => visible.test(name), missing),
    z.maxLength(limit, `${label} must be ${limit} characters or less`),
    z.refine((name) => !misleading.test(name), plain),
    z.refine((name) => !ignorable.test(name.replaceAll(emoji, '').replaceAll(joined, '')), plain),
  )
}
