export interface KeyLine {
  /** Pressed together. */
  readonly keys: readonly string[]
  readonly does: string
}

/** Returns the keys that work, besides the browser's own; `control` is "Ctrl" or "⌘", `bound` the single keys in use. */
export function keysOf(bound: readonly string[], control: string): readonly KeyLine[] {
  const here = singleKeys.filter(({ key }) => bound.includes(key))
  return [...everywhere(control), ...here.map(({ shown, does }) => ({ keys: [shown], does }))]
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

interface SingleKey {
  /** As the browser names it; the key that it goes with, for one that the browser itself handles. */
  readonly key: string
  readonly shown: string
  readonly does: string
}

const singleKeys: readonly SingleKey[] = [
  { key: 'c', shown: 'C', does: 'Create a campaign' },
  { key: 'j', shown: 'J', does: 'Next row' },
  { key: 'k', shown: 'K', does: 'Previous row' },
  { key: 'x', shown: 'X', does: 'Select the row' },
  { key: 'j', shown: 'Enter', does: 'Open the row' },
  { key: 'a', shown: 'A', does: 'Approve the post' },
  { key: 'r', shown: 'R', does: 'Reject the post' },
  { key: 'p', shown: 'P', does: 'Play the post' },
  { key: 'u', shown: 'U', does: 'Undo your last approval' },
  { key: 'ArrowLeft', shown: '←', does: 'Previous pending post' },
  { key: 'ArrowRight', shown: '→', does: 'Next pending post' },
]
