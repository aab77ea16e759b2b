import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useContext } from 'react'
import { buttonClasses } from '../controls/button-classes.ts'
import { joinClasses } from '../join-classes.ts'
import { DialogPlace } from './dialog-place.ts'
import { floatClasses, overlayClasses } from './overlay-classes.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface DialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly title: string
  readonly description?: ReactNode
  /** The buttons, with the confirming one last. */
  readonly actions?: ReactNode
  /** False while closing would lose what cannot be shown again: only the buttons close it then. */
  readonly isDismissible?: boolean
  readonly children?: ReactNode
}

export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  actions,
  isDismissible = true,
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn()
  const keepOpen = (event: Event) => event.preventDefault()
  const Place = useContext(DialogPlace)
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Place>
        <Primitive.Overlay className={overlayClasses} />
        <Primitive.Content
          {...focusReturn}
          {...(!isDismissible && { onEscapeKeyDown: keepOpen, onInteractOutside: keepOpen })}
          {...(description === undefined && { 'aria-describedby': undefined })}
          className={joinClasses(
            floatClasses,
            'fixed inset-x-4 top-1/2 mx-auto grid max-h-[85dvh] max-w-md -translate-y-1/2 gap-4 overflow-y-auto p-6',
          )}
        >
          <div className="grid grid-cols-1 gap-1 pr-8 [overflow-wrap:anywhere]">
            <Primitive.Title className="text-lg font-semibold">{title}</Primitive.Title>
            {description !== undefined && (
              <Primitive.Description className="text-ink-muted">
                {description}
              </Primitive.Description>
            )}
          </div>
          {children}
          {actions !== undefined && (
            <div className="flex flex-wrap justify-end gap-2">{actions}</div>
          )}
          {isDismissible && <DialogClose />}
        </Primitive.Content>
      </Place>
    </Primitive.Root>
  )
}

function DialogClose() {
  return (
    <Primitive.Close
      aria-label="Close"
      className={joinClasses(
        buttonClasses({ variant: 'quiet', size: 'icon' }),
        'absolute top-3 right-3 text-ink-muted',
      )}
    >
      <X aria-hidden="true" className="size-4" />
    </Primitive.Close>
  )
}
