import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
} from 'react'

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<ComponentProps<'button'>>
  readonly align?: 'start' | 'end'
  readonly children: ReactNode
}

/** How a menu begins whose code has just arrived. */
export interface OpenMenuProps extends MenuProps {
  readonly isInitiallyOpen?: boolean
  /** The button that its own replaces has the focus. */
  readonly takesFocus?: boolean
  /** It was pressed by a key before its code was there. */
  readonly opensByKey?: boolean
}

export interface MenuItemProps {
  readonly onSelect: () => void
  readonly isDisabled?: boolean
  /** It cannot be undone. */
  readonly isDanger?: boolean
  readonly children: ReactNode
}

export interface MenuLinkProps {
  readonly href: string
  readonly children: ReactNode
}

export interface MenuChoiceProps {
  readonly isChosen: boolean
  /** Called with the new choice; the menu stays open. */
  readonly onChoose: (isChosen: boolean) => void
  readonly children: ReactNode
}

interface Parts {
  readonly Item: ComponentType<MenuItemProps>
  readonly Link: ComponentType<MenuLinkProps>
  readonly Separator: ComponentType
  readonly Choice: ComponentType<MenuChoiceProps>
}

const nothing = () => null

/** What an open menu is made of; its code loads when someone reaches for its button. */
export const MenuParts = createContext<Parts>({
  Item: nothing,
  Link: nothing,
  Separator: nothing,
  Choice: nothing,
})
