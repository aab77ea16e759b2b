import { useEffect, useEffectEvent } from 'react'

const moves = /^(?:[jk]$|Arrow)/i

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
