import {
  type NotificationChannel,
  type NotificationKind,
  setPreferenceCall,
} from '@permille/contract/notifications/notifications'
import type { Action } from '#api/use-action.ts'

interface Switched {
  readonly kind: NotificationKind
  readonly channel: NotificationChannel
}

/** Switches one kind on or off on one channel. */
export function savingPreference(switched: Switched): Action<typeof setPreferenceCall, boolean> {
  return {
    call: setPreferenceCall,
    request: (isOn) => ({ body: { ...switched, isOn } }),
    failed: 'The change could not be saved',
  }
}

export interface Saving {
  readonly isPending: boolean
  readonly variables: boolean | undefined
}

/**
 * Returns the choice while it is being saved, then the server's state: after a failure, the old
 * one.
 */
export function shownState(saved: boolean, { isPending, variables }: Saving): boolean {
  return isPending ? (variables ?? saved) : saved
}
