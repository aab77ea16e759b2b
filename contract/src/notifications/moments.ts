/** A moment as mails and push messages say it, in the one time zone that everyone can convert. */
export function utcTime(at: Date): string {
  const text = at.toISOString()
  return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`
}

const utcTimes = /\b(on )?(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC\b/gi

/** A text with each moment of `utcTime` in other words, such as "today, 10:03", which no "on" precedes. */
export function withTimes(text: string, inWords: (at: Date) => string): string {
  return text.replace(utcTimes, (whole, ...[on, day, time]: (string | undefined)[]) => {
    const at = new Date(`${day}T${time}Z`)
    if (Number.isNaN(at.getTime())) return whole
    const words = inWords(at)
    if (!words.startsWith('today')) return `${on ?? ''}${words}`
    return on?.startsWith('O') ? `T${words.slice(1)}` : words
  })
}
