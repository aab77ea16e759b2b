import type { Endpoint, RequestOf } from '@permille/contract/endpoint'
import { type ReactNode, useState } from 'react'
import { Button } from '../ui/controls/button.tsx'
import type { ButtonClasses } from '../ui/controls/button-classes.ts'
import { ConfirmDialog, ReasonDialog } from '../ui/overlays/action-dialog.tsx'
import { type Action, useAction } from './use-action.ts'

interface Words {
  readonly title: string
  /** States the consequence of the action. */
  readonly description: ReactNode
  /** On the button that runs it. */
  readonly label: string
  readonly busyLabel: string
  readonly cancelLabel?: string
  readonly isDanger?: boolean
}

type Request<E extends Endpoint> = Omit<RequestOf<E>, 'idempotencyKey'>

/** With a hint, which says who reads it, the dialog asks for a reason; otherwise only for confirmation. */
type Asking<E extends Endpoint> =
  | { readonly hint: string; readonly request: (reason: string) => Request<E> }
  | { readonly hint?: never; readonly request: () => Request<E> }

/** An action that a dialog confirms before its call runs. */
export type ConfirmedAction<E extends Endpoint> = Omit<Action<E, string>, 'request'> &
  Words &
  Asking<E>

/** The request of a call that changes one thing for a reason. */
export function withReason<Id>(id: Id) {
  return (reason: string) => ({ params: { id }, body: { reason } })
}

type ActionDialogProps<E extends Endpoint> = ConfirmedAction<E> & {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks, runs the call and shows its outcome; success closes it, a failure leaves it open. */
export function ActionDialog<E extends Endpoint>(props: ActionDialogProps<E>) {
  const { call, request, done, failed, onDone, hint, ...dialog } = props
  const running = useAction({
    call,
    request,
    ...(done !== undefined && { done }),
    failed,
    onDone: (response) => {
      dialog.onClose()
      onDone?.(response)
    },
  })
  if (hint === undefined) {
    return (
      <ConfirmDialog
        {...dialog}
        isBusy={running.isPending}
        onConfirm={() => running.mutate(noReason)}
      />
    )
  }
  return (
    <ReasonDialog {...dialog} hint={hint} isBusy={running.isPending} onConfirm={running.mutate} />
  )
}

/** The value for a request that takes no reason. */
const noReason = ''

type ActionButtonProps<E extends Endpoint> = ConfirmedAction<E> &
  ButtonClasses & {
    readonly className?: string
    readonly 'aria-label'?: string
    /** The button's label; by default the same as the dialog's. */
    readonly children?: ReactNode
  }

/** A button for one action, with its dialog. */
export function ActionButton<E extends Endpoint>(props: ActionButtonProps<E>) {
  const { variant, size, className, 'aria-label': name, children, ...action } = props
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className={className}
        aria-label={name}
        onClick={() => setIsOpen(true)}
      >
        {children ?? action.label}
      </Button>
      <ActionDialog {...action} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
