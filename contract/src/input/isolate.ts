/**
 * Letters written from right to left (beyond the first plane, the first half of their pair), and characters
 * that change the direction of text, as foreign titles may contain.
 */
const turning =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uD802\uD803\uD83A\uD83B\uFB1D-\uFDFF\uFE70-\uFEFE]/

/**
 * Returns a person's text for use in a sentence. Right-to-left text is put in Unicode's isolate, so that numbers,
 * brackets and names beside it keep their order; other text is unchanged. For text only: elements have `<bdi>`.
 */
export function isolate(text: string): string {
  return turning.test(text) ? `\u2068${text.replace(/[\u2066-\u2069]/g, '')}\u2069` : text
}

/** For programs: the text as it was typed. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '')
}
