import { memo, type ReactNode, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import { hasSteppedBack } from './stepped-back.ts'

interface Identified {
  readonly id: string
}

interface CardGridProps<Item> {
  readonly items: readonly Item[]
  /** Sets the columns, and the estimated height of a card that has not been rendered yet. */
  readonly className: string
  /** Must be the same function on every render. */
  readonly children: (item: Item) => ReactNode
}

/** Enough to fill the tallest common screen. */
const firstCards = 24

/**
 * Cards side by side. Those off screen are neither laid out nor painted, and when the list grows
 * only new ones render. A page reached by a link shows its first cards in its first frame and fills
 * the other boxes right after. A page reached by going back is filled at once, because it may open
 * far down.
 */
export function CardGrid<Item extends Identified>(props: CardGridProps<Item>) {
  const { items, className, children } = props
  const grid = useRef<HTMLUListElement>(null)
  useRememberedHeights(grid)
  const filled = useDeferredValue(items.length, hasSteppedBack() ? items.length : firstCards)
  return (
    <ul ref={grid} className={joinClasses('grid grid-cols-1 gap-4', className)}>
      {items.map((item, place) => (
        // The margin leaves room for focus rings.
        <li
          key={item.id}
          data-id={item.id}
          style={guessOf(item.id)}
          className="[content-visibility:auto] [overflow-clip-margin:4px]"
        >
          {place < filled && <Card item={item}>{children}</Card>}
        </li>
      ))}
    </ul>
  )
}

interface CardProps<Item> {
  readonly item: Item
  readonly children: (item: Item) => ReactNode
}

const Card = memo(function Card<Item>({ item, children }: CardProps<Item>) {
  return children(item)
}) as <Item>(props: CardProps<Item>) => ReactNode

/**
 * In CSS pixels, by item. Kept when the grid unmounts, so that the page is as long as before when
 * the user comes back.
 */
const knownHeights = new Map<string, number>()

function guessOf(id: string) {
  const px = knownHeights.get(id)
  return px === undefined ? undefined : { containIntrinsicHeight: `auto ${px}px` }
}

function useRememberedHeights(grid: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const { current } = grid
    return () => {
      for (const card of current?.querySelectorAll<HTMLElement>(':scope > [data-id]') ?? []) {
        const px = card.getBoundingClientRect().height
        if (px > 0) knownHeights.set(card.dataset.id ?? '', px)
      }
    }
  }, [grid])
}
