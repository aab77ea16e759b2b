import type { UserRole } from '@permille/contract/enums'

export interface KeyLine {
  /** Pressed together. */
  readonly keys: readonly string[]
  readonly does: string
}

/** Returns the keys that a role can use, besides the browser's own; `control` is "Ctrl" or "⌘". */
export function keysOf(role: UserRole, control: string): readonly KeyLine[] {
  if (role === 'creator') return everywhere(control)
  const onList = role === 'brand' ? onDesk : []
  return [...everywhere(control), ...onList, ...whileReviewing]
}

function everywhere(control: string): readonly KeyLine[] {
  return [
    { keys: [control, 'K'], does: 'Search and go anywhere' },
    { keys: [control, 'B'], does: 'Show or hide the sidebar' },
    { keys: ['F8'], does: 'Go to the latest message' },
    { keys: ['Esc'], does: 'Close what is open' },
    { keys: ['?'], does: 'Show these keys' },
  ]
}

const onDesk: readonly KeyLine[] = [
  { keys: ['J'], does: 'Next post in the list' },
  { keys: ['K'], does: 'Previous post in the list' },
  { keys: ['X'], does: 'Select it' },
  { keys: ['Enter'], does: 'Open it' },
]

const whileReviewing: readonly KeyLine[] = [
  { keys: ['A'], does: 'Approve the post you are reviewing' },
  { keys: ['R'], does: 'Reject it' },
  { keys: ['P'], does: 'Play it' },
  { keys: ['U'], does: 'Undo your last approval' },
  { keys: ['←'], does: 'Previous pending post' },
  { keys: ['→'], does: 'Next pending post' },
]
