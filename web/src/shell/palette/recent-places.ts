import type { UserId } from '@permille/contract/ids'

/** A place that was opened from the palette. */
export interface RecentPlace {
  readonly label: string
  readonly note?: string
  readonly path: string
}

const most = 5

/** Returns the places with the newest first, each once. */
export function withRecent(
  known: readonly RecentPlace[],
  { label, note, path }: RecentPlace,
): readonly RecentPlace[] {
  const place = { label, path, ...(note !== undefined && { note }) }
  return [place, ...known.filter((each) => each.path !== path)].slice(0, most)
}

/**
 * Returns one user's recent places. They last until the tab is closed: the names of other people's
 * posts must not stay on the machine.
 */
export function readRecent(userId: UserId): readonly RecentPlace[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPlace) : []
  } catch {
    return []
  }
}

export function keepRecent(userId: UserId, place: RecentPlace): void {
  try {
    const places = withRecent(readRecent(userId), place)
    sessionStorage.setItem(keyOf(userId), JSON.stringify(places))
  } catch {
    // Storage is unavailable or full: nothing is remembered.
  }
}

function keyOf(userId: UserId): string {
  return `recent-places-${userId}`
}

function isPlace(value: unknown): value is RecentPlace {
  if (typeof value !== 'object' || value === null) return false
  const { label, path, note } = value as Record<string, unknown>
  const isNote = note === undefined || typeof note === 'string'
  return typeof label === 'string' && typeof path === 'string' && path.startsWith('/') && isNote
}
