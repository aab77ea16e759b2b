/** A moment as mails and push messages say it, in the one time zone that everyone can convert. */
export function utcTime(at: Date): string {
  const text = at.toISOString()
  return `${text.slice(0, 10)} ${text.slice(11, 16)} UTC`
}

const utcTimes = /\b(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC\b/g

/** A text with each moment of `utcTime` in other words. */
export function withTimes(text: string, inWords: (at: Date) => string): string {
  return text.replace(utcTimes, (whole, day: string, time: string) => {
    const at = new Date(`${day}T${time}Z`)
    return Number.isNaN(at.getTime()) ? whole : inWords(at)
  })
}
