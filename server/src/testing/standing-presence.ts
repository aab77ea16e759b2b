import type { Presence } from '../platform/database/presence.ts'

/** For servers whose calls come one after another, so that nobody asks who holds a key. */
export const standingPresence: Presence = {
  name: 'a test',
  held: async () => undefined,
  stop: async () => undefined,
}
