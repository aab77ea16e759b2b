import { currentTime } from '#ui/values/current-time.ts'

/** How far the viewer's clock is ahead of UTC, in minutes, by which their days are known. */
export function viewersOffset(): number {
  return -currentTime().getTimezoneOffset()
}
