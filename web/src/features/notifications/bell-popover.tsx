import { useState } from 'react'
import { BellButton } from './bell-button.tsx'
import { NewestNotifications } from './newest-notifications.tsx'
import { Popover } from './popover.tsx'
import { useWatchedUnreadCount } from './unread-count.ts'
import { nameOfBell, shortCount } from './unread-labels.ts'

export function BellPopover({ isInitiallyOpen }: { readonly isInitiallyOpen: boolean }) {
  const [isOpen, setOpen] = useState(isInitiallyOpen)
  const count = useWatchedUnreadCount()
  const badge = count > 0 && (
    <span
      aria-hidden="true"
      className="absolute top-1/2 left-1/2 -mt-4 min-w-4 rounded-full bg-accent px-1 text-xs leading-4 font-semibold text-accent-ink tabular-nums"
    >
      {shortCount(count)}
    </span>
  )
  return (
    <Popover
      label="Notifications"
      trigger={<BellButton aria-label={nameOfBell(count)} badge={badge} />}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <NewestNotifications onLeave={() => setOpen(false)} />
    </Popover>
  )
}
