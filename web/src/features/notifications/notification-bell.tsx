import { Suspense, useState } from 'react'
import { afterFirstPaint } from '../../ui/after-first-paint.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { BellButton } from './bell-button.tsx'

const BellPopover = lazyPart(
  afterFirstPaint(async () => (await import('./bell-popover.tsx')).BellPopover),
)

/** Its count and what it opens load after the first paint; opens on arrival if clicked before. */
export function NotificationBell() {
  const [wasAskedFor, setAskedFor] = useState(false)
  // Pressed here and released on the button that replaces it, a pointer makes no click.
  const ask = () => setAskedFor(true)
  return (
    <Suspense fallback={<BellButton onPointerDown={ask} onClick={ask} />}>
      <BellPopover isInitiallyOpen={wasAskedFor} />
    </Suspense>
  )
}
