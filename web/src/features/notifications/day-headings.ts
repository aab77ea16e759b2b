interface Happened {
  /** ISO 8601 */
  readonly at: string
}

export interface Headed<Item> {
  readonly item: Item
  /** Of its day, if it is the first one below it. */
  readonly heading: string | undefined
}

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const dayWithYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/** Gives a list, newest first, a heading where a day of the viewer's zone begins. */
export function withDayHeadings<Item extends Happened>(
  items: readonly Item[],
  now: Date,
): Headed<Item>[] {
  let last: string | undefined
  return items.map((item) => {
    const day = headingOf(new Date(item.at), now)
    const heading = day === last ? undefined : day
    last = day
    return { item, heading }
  })
}

/** "Today", "Yesterday", "Friday, November 20" this year, else "November 20, 2025". */
function headingOf(at: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (at.toDateString() === now.toDateString()) return 'Today'
  if (at.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return (at.getFullYear() === now.getFullYear() ? day : dayWithYear).format(at)
}
