import { Suspense, useState } from 'react'
import { afterFirstPaint } from '../../ui/after-first-paint.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { BellButton } from './bell-button.tsx'

const BellPopover = lazyPart(
  afterFirstPaint(async () => (await import('./bell-popover.tsx')).BellPopover),
)

/**
 * The count and the popover load after the first paint. If the bell was clicked before, it opens
 * once loaded.
 */
export function NotificationBell() {
  const [wasAskedFor, setAskedFor] = useState(false)
  // If the pointer is pressed here and released on the button that replaces this one, no click
  // fires.
  const ask = () => setAskedFor(true)
  return (
    <Suspense fallback={<BellButton onPointerDown={ask} onClick={ask} />}>
      <BellPopover isInitiallyOpen={wasAskedFor} />
    </Suspense>
  )
}
