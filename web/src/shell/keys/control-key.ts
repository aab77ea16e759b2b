/** "⌘" on Apple's keyboards, else "Ctrl". The build renders it too and may have no navigator. */
export function controlKey(): string {
  return /Mac|iP/.test(globalThis.navigator?.platform ?? '') ? '⌘' : 'Ctrl'
}
