import { DropdownMenu as Primitive } from 'radix-ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import { floatClasses } from './overlay-classes.ts'

const itemClasses =
  'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-base -outline-offset-2 select-none data-[disabled]:pointer-events-none data-[disabled]:text-ink-muted data-[highlighted]:bg-surface-sunken max-md:min-h-11'

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement
  readonly align?: 'start' | 'end'
  readonly isInitiallyOpen?: boolean
  readonly children: ReactNode
}

/** Opens inside the page's header, because all content must lie in a landmark. */
export function Menu({ trigger, align = 'end', isInitiallyOpen = false, children }: MenuProps) {
  const [place, setPlace] = useState(pageHeader)
  return (
    <Primitive.Root
      defaultOpen={isInitiallyOpen}
      modal={false}
      onOpenChange={() => setPlace(pageHeader)}
    >
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal container={place}>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={joinClasses(floatClasses, 'min-w-48 p-1')}
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Null where the page is rendered before the browser has it. */
function pageHeader(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.querySelector('header')
}

interface MenuItemProps {
  readonly onSelect: () => void
  readonly isDisabled?: boolean
  /** It cannot be undone. */
  readonly isDanger?: boolean
  readonly children: ReactNode
}

export function MenuItem({
  onSelect,
  isDisabled = false,
  isDanger = false,
  children,
}: MenuItemProps) {
  return (
    <Primitive.Item
      className={joinClasses(itemClasses, isDanger && 'text-negative')}
      disabled={isDisabled}
      onSelect={onSelect}
    >
      {children}
    </Primitive.Item>
  )
}

interface MenuLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A menu item that opens an outside page in a new tab. */
export function MenuLink({ href, children }: MenuLinkProps) {
  return (
    <Primitive.Item asChild className={itemClasses}>
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    </Primitive.Item>
  )
}

export function MenuSeparator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />
}
