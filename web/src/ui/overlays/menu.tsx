import {
  type ComponentType,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  use,
  useRef,
  useState,
} from 'react'
import { loadUntilThere } from '../lazy-part.ts'
import {
  type MenuItemProps,
  type MenuLinkProps,
  MenuParts,
  type MenuProps,
  type OpenMenuProps,
} from './menu-parts.ts'

let code: ComponentType<OpenMenuProps> | undefined
let loading: Promise<ComponentType<OpenMenuProps>> | undefined

function loadCode(): Promise<ComponentType<OpenMenuProps>> {
  loading ??= loadUntilThere(() => import('./open-menu.tsx').then((m) => m.OpenMenu))
  void loading.then((loaded) => {
    code = loaded
  })
  return loading
}

interface Arrived {
  readonly Code: ComponentType<OpenMenuProps>
  readonly isInitiallyOpen: boolean
  readonly opensByKey: boolean
  readonly takesFocus: boolean
}

/**
 * A button with a menu, whose code loads when pointer or focus first reaches a button. Whoever presses before it is there
 * sees the menu open as soon as it is.
 */
export function Menu(props: MenuProps) {
  const pressedBy = useRef<'pointer' | 'key' | undefined>(undefined)
  const [arrived, setArrived] = useState<Arrived | undefined>(
    () => code && { Code: code, isInitiallyOpen: false, opensByKey: false, takesFocus: false },
  )
  if (arrived !== undefined) {
    const { Code, ...start } = arrived
    return <Code {...props} {...start} />
  }
  const reach = ({ currentTarget }: SyntheticEvent) => {
    const show = (Code: ComponentType<OpenMenuProps>) => {
      const takesFocus = currentTarget === document.activeElement
      setArrived({
        Code,
        isInitiallyOpen: pressedBy.current === 'pointer',
        opensByKey: pressedBy.current === 'key',
        takesFocus,
      })
    }
    void loadCode().then(show)
  }
  const press = (event: SyntheticEvent, by: 'pointer' | 'key') => {
    // Nor is it also clicked.
    event.preventDefault()
    pressedBy.current = by
    reach(event)
  }
  return cloneElement(props.trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: reach,
    onFocus: reach,
    onPointerDown: (event: PointerEvent) => {
      if (event.button === 0 && !event.ctrlKey) press(event, 'pointer')
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (opening.has(event.key)) press(event, 'key')
    },
  })
}

/** The keys that open a menu. */
const opening = new Set(['Enter', ' ', 'ArrowDown'])

export function MenuItem(props: MenuItemProps) {
  const { Item } = use(MenuParts)
  return <Item {...props} />
}

/** A menu item that opens an outside page in a new tab. */
export function MenuLink(props: MenuLinkProps) {
  const { Link } = use(MenuParts)
  return <Link {...props} />
}

export function MenuSeparator() {
  const { Separator } = use(MenuParts)
  return <Separator />
}
