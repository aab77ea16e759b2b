import * as z from 'zod/mini'

/** Something to see: neither space nor what Unicode tells fonts to leave out, as the Hangul fillers. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]/u

/** Line breaks, and what turns around the text beside it: Unicode's overrides and isolates. */
const misleading = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u

/** A name that others read in lists, subjects and sentences: one visible line that changes nothing beside it. */
export function nameText(missing: `${string} is required`, limit: number) {
  const label = missing.replace(/ is required$/, '')
  return z.string(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.refine((name) => visible.test(name), missing),
    z.maxLength(limit, `${label} must be ${limit} characters or less`),
    z.refine((name) => !misleading.test(name), `${label} must be one line of plain text`),
  )
}
