import type { Presence } from '../platform/database/presence.ts'

/** For servers whose calls come one at a time, so that a key's holder never matters. */
export const standingPresence: Presence = {
  name: 'a test',
  held: async () => undefined,
  stop: async () => undefined,
}
