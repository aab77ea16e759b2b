import { currentTime, isTimeKnown } from '#ui/values/current-time.ts'

/** Returns the milliseconds from this page’s clock (`performance.now()`) to the server’s. */
export function msToServerTime(): number {
  return serverNow() - performance.now()
}

/** Like `currentTime`, in milliseconds since 1970. */
export function serverNow(): number {
  return currentTime().getTime()
}

/**
 * The server’s time, in milliseconds since 1970, at a moment of this page’s clock; undefined before the first
 * response.
 */
export function knownServerTime(atMs: number): number | undefined {
  return isTimeKnown() ? atMs + msToServerTime() : undefined
}
