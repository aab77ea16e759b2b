import { useEffect, useEffectEvent } from 'react'

const moves = /^(?:[jk]$|Arrow)/i

/** What is shown, each with the keys that work there now. */
const bound = new Set<() => readonly string[]>()

/** Returns the single keys that work now. Not for rendering. */
export function boundKeys(): readonly string[] {
  return [...bound].flatMap((keysNow) => keysNow())
}

/**
 * Binds single keys. They work only if no field has focus, no overlay is open and no modifier is
 * held.
 */
export function useSingleKeys(actions: Readonly<Record<string, () => void>>, isActive = true) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isActive || isMeantForSomethingElse(event)) return
    // A key that is held down goes on moving, and does everything else once.
    if (event.repeat && !moves.test(event.key)) return
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (action === undefined) return
    event.preventDefault()
    action()
  })

  const keysNow = useEffectEvent(() => (isActive ? Object.keys(actions) : []))

  useEffect(() => {
    bound.add(keysNow)
    return () => void bound.delete(keysNow)
  }, [])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

function isMeantForSomethingElse(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  const target = event.target instanceof Element ? event.target : null
  return (
    target?.closest(
      'input:not([type=checkbox]), textarea, select, [role="dialog"], [role="menu"]',
    ) != null
  )
}
