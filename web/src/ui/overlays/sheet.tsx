import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { overlayClasses } from './overlay-classes.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface SheetProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly children: ReactNode
}

/** Slides in from the left over a narrow screen. */
export function Sheet({ isOpen, onOpenChange, title, children }: SheetProps) {
  const focusReturn = useFocusReturn()
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={overlayClasses} />
        <Primitive.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-[18rem] max-w-[calc(100vw-3rem)] animate-slide flex-col border-r border-line bg-surface shadow-float"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
