import { isolate } from '@permille/contract/input/isolate'
import { MoreHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { joinClasses } from '../join-classes.ts'
import { Menu } from './menu.tsx'

interface RowMenuProps {
  /** The name of the row that the actions belong to. */
  readonly name: string
  readonly isBusy?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** The actions of a row or card, where a button for each would be too many. */
export function RowMenu({ name, isBusy = false, className, children }: RowMenuProps) {
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Actions for ${isolate(name)}`}
          isBusy={isBusy}
          className={joinClasses('text-ink-muted', className)}
        >
          <MoreHorizontal aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      {children}
    </Menu>
  )
}
