/** A post with one of these is marked as advertising: English, German, Spanish, French, Italian, Dutch and Danish. */
export const disclosureTags = [
  'ad',
  'advert',
  'advertisement',
  'sponsored',
  'paidpartnership',
  'werbung',
  'anzeige',
  'publicidad',
  'publicité',
  'pubblicità',
  'reclame',
  'reklame',
] as const

// As the platforms link them: not inside a word, a URL or an HTML entity.
const hashtag = /(?<![\p{L}\p{M}\p{N}_&/])[#＃]([\p{L}\p{M}\p{N}_]+)/gu
const known: ReadonlySet<string> = new Set(disclosureTags)

/** The whole hashtag counts, in upper or lower case: #Ad, but not #adventure. */
export function hasDisclosureTag(text: string): boolean {
  const tags = text.normalize('NFC').toLowerCase().matchAll(hashtag)
  return [...tags].some(([, tag]) => tag !== undefined && known.has(tag))
}
