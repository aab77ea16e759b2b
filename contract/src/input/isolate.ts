/**
 * Letters written from right to left (beyond the first plane, the first half of their pair), and
 * what changes the direction of text, as titles from elsewhere may.
 */
const turning =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uD802\uD803\uD83A\uD83B\uFB1D-\uFDFF\uFE70-\uFEFE]/

/**
 * Returns a person's text as part of a sentence: one that is written from right to left stands in Unicode's isolate,
 * so that numbers, brackets and names beside it stay in their order; any other is the same. For text only: elements
 * have `<bdi>`.
 */
export function isolate(text: string): string {
  return turning.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text
}

/** For programs: the text as it was typed. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '')
}
