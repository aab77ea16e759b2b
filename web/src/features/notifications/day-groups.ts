interface Happened {
  /** ISO 8601 */
  readonly at: string
}

export interface DayGroup<Item> {
  readonly heading: string
  readonly items: readonly Item[]
}

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })
const dayWithYear = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  year: 'numeric',
})

/** Splits a list, newest first, by the days of the viewer's zone. */
export function groupByDay<Item extends Happened>(
  items: readonly Item[],
  now: Date,
): DayGroup<Item>[] {
  const groups: { heading: string; items: Item[] }[] = []
  for (const item of items) {
    const heading = headingOf(new Date(item.at), now)
    const last = groups.at(-1)
    if (last?.heading === heading) last.items.push(item)
    else groups.push({ heading, items: [item] })
  }
  return groups
}

/** "Today", "Yesterday", "Friday, November 20" this year, else "November 20, 2025". */
function headingOf(at: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (at.toDateString() === now.toDateString()) return 'Today'
  if (at.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return (at.getFullYear() === now.getFullYear() ? day : dayWithYear).format(at)
}
