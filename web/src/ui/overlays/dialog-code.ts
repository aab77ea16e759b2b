import type { ReactNode } from 'react'

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
