import { Dialog } from 'radix-ui'
import { type ComponentType, createContext, type ReactNode } from 'react'

/** Where an open dialog renders: over the page or, without a browser, in its place in the tree. */
export const DialogPlace = createContext<ComponentType<{ children: ReactNode }>>(Dialog.Portal)
