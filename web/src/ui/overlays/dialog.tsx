import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadUntilThere } from '../lazy-part.ts'

export interface DialogProps {
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

/** Set once the code of dialogs has loaded. */
export const dialogCode: { loaded?: ComponentType<DialogProps> } = {}

let loading: Promise<ComponentType<DialogProps>> | undefined

/** Called while the browser is idle, so that a dialog opens at once. */
export function loadDialogs(): Promise<ComponentType<DialogProps>> {
  loading ??= loadUntilThere(async () => (await import('./open-dialog.tsx')).OpenDialog)
  return loading
}

/**
 * A dialog that asks one thing. Escape and the backdrop close it; focus returns to where it was.
 */
export function Dialog(props: DialogProps) {
  const [Code, setCode] = useState(() => dialogCode.loaded)
  const isMissing = props.isOpen && Code === undefined
  useEffect(() => {
    if (isMissing) void loadDialogs().then((loaded) => setCode(() => loaded))
  }, [isMissing])
  return Code === undefined ? null : <Code {...props} />
}
