/** Beyond it the count no longer fits on a bell. */
const shownMax = 99

/** "3", "99+" */
export function shortCount(count: number): string {
  return count > shownMax ? `${shownMax}+` : String(count)
}

/** The name of the bell for those who do not see its number. */
export function nameOfBell(count: number): string {
  return count === 0 ? 'Notifications' : `Notifications, ${shortCount(count)} unread`
}
