import type { NotificationGroup } from '@permille/contract/notifications/notification-groups'
import { formatMinute } from '#ui/values/relative-time.ts'
import { formatCount } from '#ui/values/views.tsx'

/** A deadline further away is no news. */
const nearHours = 24

interface ReviewLabels {
  /** "12 to review · first deadline today, 10:57"; the deadline only when it is near. */
  readonly summary: string
  /** "Decide by today, 10:57.", or nothing. */
  readonly due: string
}

export function reviewLabels({ count, toReview }: NotificationGroup, now: Date): ReviewLabels {
  if (toReview === null) return { summary: 'Nothing left to review', due: '' }
  const all = toReview.count === count ? 'All' : formatCount(toReview.count)
  const waiting = `${all} to review`
  const dueAt = toReview.firstDueAt === null ? undefined : new Date(toReview.firstDueAt)
  if (dueAt === undefined || dueAt.getTime() - now.getTime() > nearHours * 3_600_000)
    return { summary: waiting, due: '' }
  const time = formatMinute(dueAt, now)
  if (dueAt <= now) return { summary: `${waiting} · deadline passed`, due: '' }
  return { summary: `${waiting} · first deadline ${time}`, due: `Decide by ${time}.` }
}
