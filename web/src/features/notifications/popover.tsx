import { Popover as Primitive } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { joinClasses } from '#ui/join-classes.ts'
import { floatClasses } from '#ui/overlays/overlay-classes.ts'

interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  /** Names the popover for screen readers. */
  readonly label: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** Opens inside the page's header, because all content must lie in a landmark. */
export function Popover({ trigger, label, isOpen, onOpenChange, children }: PopoverProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={document.querySelector('header')}>
        <Primitive.Content
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={keepFocusOfNewPage}
          className={joinClasses(
            floatClasses,
            'flex max-h-(--radix-popover-content-available-height) w-104 max-w-[calc(100vw-1rem)] flex-col overflow-hidden',
          )}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** A link in the popover may have opened a page, which has taken focus and keeps it. */
function keepFocusOfNewPage(event: Event): void {
  if (document.activeElement !== document.body) event.preventDefault()
}
