import { type RefObject, useEffect } from 'react'
import { useSingleKeys } from './use-single-keys.ts'

const rows = ':is(tr, li):has([data-row-link])'

/**
 * Works through a list of rows that each have a link with `data-row-link`: J and K move between them, X selects the row
 * in focus where rows have checkboxes, Enter and a click anywhere in it open it.
 */
export function useRowKeys(box: RefObject<HTMLElement | null>, canSelect: boolean): void {
  const move = (step: 1 | -1) => {
    const links = linksIn(box.current)
    const here = document.activeElement?.closest(rows)
    const place = links.findIndex((link) => here?.contains(link))
    const next = place === -1 ? links.at(step === 1 ? 0 : -1) : links[place + step]
    next?.focus()
    next?.closest(rows)?.scrollIntoView({ block: 'nearest' })
  }
  useSingleKeys({ j: () => move(1), k: () => move(-1) })
  const select = () => {
    const here = document.activeElement?.closest(rows)
    if (here && box.current?.contains(here)) {
      here.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click()
    }
  }
  useSingleKeys({ x: select }, canSelect)

  useEffect(() => {
    const list = box.current
    const open = (event: MouseEvent) => linkToOpen(event)?.click()
    list?.addEventListener('click', open)
    return () => list?.removeEventListener('click', open)
  }, [box])
}

/** Those that show: a list is a table and cards, one of them hidden. */
function linksIn(box: HTMLElement | null): HTMLElement[] {
  const links = box?.querySelectorAll<HTMLElement>('[data-row-link]') ?? []
  return [...links].filter((link) => link.offsetParent !== null)
}

/** A click on a control, or at the end of selecting text, is meant for that. */
function linkToOpen(event: MouseEvent): HTMLElement | null | undefined {
  const { target } = event
  if (event.ctrlKey || event.metaKey || event.shiftKey) return undefined
  if (!(target instanceof Element) || getSelection()?.isCollapsed === false) return undefined
  if (target.closest('a, button, input, label, [role="dialog"], td:has(input)') !== null)
    return undefined
  return target.closest(rows)?.querySelector<HTMLElement>('[data-row-link]')
}
