import { type ComponentType, createContext } from 'react'
import type { MenuItemProps, MenuLinkProps } from './menu.tsx'

interface Parts {
  readonly Item: ComponentType<MenuItemProps>
  readonly Link: ComponentType<MenuLinkProps>
  readonly Separator: ComponentType
}

const nothing = () => null

/** What an open menu is made of; its code loads when someone reaches for its button. */
export const MenuParts = createContext<Parts>({ Item: nothing, Link: nothing, Separator: nothing })
