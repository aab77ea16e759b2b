import { inZone } from '#ui/values/in-zone.ts'

interface Happened {
  /** ISO 8601 */
  readonly at: string
}

export interface Headed<Item> {
  readonly item: Item
  /** The heading of its day, if it is the day's first item. */
  readonly heading: string | undefined
}

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const dayWithYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/** Adds a heading to a list, newest first, wherever a day of the viewer's zone begins. */
export function withDayHeadings<Item extends Happened>(
  items: readonly Item[],
  now: Date,
): Headed<Item>[] {
  let last: string | undefined
  return items.map((item) => {
    const day = headingOf(new Date(item.at), now)
    const heading = day === last ? undefined : inZone(day)
    last = day
    return { item, heading }
  })
}

/** Returns "Today", "Yesterday", "Friday, November 20" this year, or "November 20, 2025". */
function headingOf(at: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (at.toDateString() === now.toDateString()) return 'Today'
  if (at.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return (at.getFullYear() === now.getFullYear() ? day : dayWithYear).format(at)
}
