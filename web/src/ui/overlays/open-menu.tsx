import { Check } from 'lucide-react'
import { DropdownMenu as Primitive } from 'radix-ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { joinClasses } from '../join-classes.ts'
import {
  type MenuChoiceProps,
  type MenuItemProps,
  type MenuLinkProps,
  MenuParts,
  type OpenMenuProps,
} from './menu-parts.ts'
import { floatClasses } from './overlay-classes.ts'

const itemClasses =
  'flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-base -outline-offset-2 select-none data-[disabled]:pointer-events-none data-[disabled]:text-ink-muted data-[highlighted]:bg-surface-sunken max-md:min-h-11'

/** Opens inside the page's header, because all content must lie in a landmark. */
export function OpenMenu(props: OpenMenuProps) {
  const {
    trigger,
    align = 'end',
    isInitiallyOpen = false,
    takesFocus = false,
    opensByKey = false,
    children,
  } = props
  const [place, setPlace] = useState(pageHeader)
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true })
  }, [takesFocus])
  useEffect(() => {
    if (opensByKey)
      button.current?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }),
      )
  }, [opensByKey])
  return (
    <Primitive.Root
      defaultOpen={isInitiallyOpen}
      modal={false}
      onOpenChange={() => setPlace(pageHeader)}
    >
      <Primitive.Trigger asChild ref={button}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal container={place}>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={joinClasses(floatClasses, 'min-w-48 p-1')}
        >
          <MenuParts value={parts}>{children}</MenuParts>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const parts = { Item, Link, Separator, Choice }

/** Null where the page is rendered before the browser has it. */
function pageHeader(): HTMLElement | null {
  return typeof document === 'undefined' ? null : document.querySelector('header')
}

function Item({ onSelect, isDisabled = false, isDanger = false, children }: MenuItemProps) {
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

function Link({ href, children }: MenuLinkProps) {
  return (
    <Primitive.Item asChild className={itemClasses}>
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    </Primitive.Item>
  )
}

function Separator() {
  return <Primitive.Separator className="-mx-1 my-1 h-px bg-line" />
}

function Choice({ isChosen, onChoose, children }: MenuChoiceProps) {
  return (
    <Primitive.CheckboxItem
      className={itemClasses}
      checked={isChosen}
      onCheckedChange={onChoose}
      onSelect={keepOpen}
    >
      <Check aria-hidden="true" className={joinClasses('size-4', !isChosen && 'invisible')} />
      {children}
    </Primitive.CheckboxItem>
  )
}

function keepOpen(event: Event): void {
  event.preventDefault()
}
