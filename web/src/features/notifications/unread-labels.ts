/** A larger count does not fit on the bell. */
const shownMax = 99

/** Returns "3", "99+". */
export function shortCount(count: number): string {
  return count > shownMax ? `${shownMax}+` : String(count)
}

/** Returns the bell's name, with its number, for screen readers. */
export function nameOfBell(count: number): string {
  return count === 0 ? 'Notifications' : `Notifications, ${shortCount(count)} unread`
}
