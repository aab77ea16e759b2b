import { useCallback, useEffect, useState } from 'react'
import { isExpandedHere, isSidebarExpanded, sidebarCookie } from './sidebar-cookie.ts'

export interface Sidebar {
  readonly isExpanded: boolean
  readonly isSheetOpen: boolean
  readonly setSheetOpen: (isOpen: boolean) => void
  readonly toggle: () => void
}

/** The widths at which the sidebar is a sheet. */
const narrow = '(max-width: 767.98px)'

/**
 * Keeps the expanded state in a cookie; on a narrow screen, the sidebar is a sheet with its own
 * state.
 */
export function useSidebar(): Sidebar {
  const [isExpanded, setExpanded] = useState(isExpandedHere)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const toggle = useCallback(() => {
    if (matchMedia(narrow).matches) setSheetOpen((isOpen) => !isOpen)
    else setExpanded((wasExpanded) => !wasExpanded)
  }, [])
  useRemembered(isExpanded)
  useShortcut(toggle)
  useClosedWhenWide(setSheetOpen)
  return { isExpanded, isSheetOpen, setSheetOpen, toggle }
}

function useRemembered(isExpanded: boolean): void {
  useEffect(() => {
    if (isSidebarExpanded(document.cookie) === isExpanded) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = sidebarCookie(isExpanded)
  }, [isExpanded])
}

function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [toggle])
}

/** Closes an open sheet when the window becomes wide, so that it does not reappear later. */
function useClosedWhenWide(setSheetOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    const media = matchMedia(narrow)
    const onChange = () => media.matches || setSheetOpen(false)
    media.addEventListener('change', onChange)
    return () => media.removeEventListener('change', onChange)
  }, [setSheetOpen])
}
