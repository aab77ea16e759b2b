import { currentTime } from '#ui/values/current-time.ts'
import { formatDay } from '#ui/values/relative-time.ts'

/** Returns by when money has to be at the provider. */
export function dueLabels(dueAt: string | null): string {
  if (dueAt === null) return 'before the campaigns are spent'
  return new Date(dueAt) <= currentTime() ? 'now' : `by ${formatDay(new Date(dueAt))}`
}
