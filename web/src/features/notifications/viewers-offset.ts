import { currentTime } from '#ui/values/current-time.ts'

/** How far the viewer's clock is ahead of UTC, in minutes, by which their days are known; a server draws UTC's days. */
export function viewersOffset(): number {
  return import.meta.env.SSR ? 0 : -currentTime().getTimezoneOffset()
}
