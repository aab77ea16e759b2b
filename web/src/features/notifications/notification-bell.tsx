import { Suspense, useState } from 'react'
import { afterFirstPaint } from '#ui/after-first-paint.ts'
import { Boundary } from '#ui/failure/boundary.tsx'
import { lazyCode } from '#ui/lazy-part.ts'
import { BellButton } from './bell-button.tsx'

const BellPopover = lazyCode(
  afterFirstPaint(() => import('./bell-popover.tsx').then((m) => m.BellPopover)),
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
    <Boundary missing={({ onRetry }) => <BellButton onPointerDown={ask} onClick={onRetry} />}>
      <Suspense fallback={<BellButton onPointerDown={ask} onClick={ask} />}>
        <BellPopover isInitiallyOpen={wasAskedFor} />
      </Suspense>
    </Boundary>
  )
}
