import { Dialog } from 'radix-ui'
import { type ComponentType, createContext, type ReactNode } from 'react'

/** Where an open dialog is drawn: over the page, or, without a browser, where it stands in the tree. */
export const DialogPlace = createContext<ComponentType<{ children: ReactNode }>>(Dialog.Portal)
