import { Bell } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'

interface BellButtonProps extends ComponentProps<'button'> {
  /** Laid over the bell, so that nothing moves when it appears. */
  readonly badge?: ReactNode
}

export function BellButton({ badge, ...rest }: BellButtonProps) {
  return (
    <Button
      aria-label="Notifications"
      title="Notifications"
      {...rest}
      variant="quiet"
      size="icon"
      className="relative"
    >
      <Bell aria-hidden="true" className="size-4" />
      {badge}
    </Button>
  )
}
