import { frameDrawing } from '../ui/frame-drawing.ts'

const name = 'sidebar_state'
/** 7 days. */
const lifetimeSeconds = 604_800

/** Expanded unless it was collapsed in the last 7 days. */
export function isSidebarExpanded(cookies: string): boolean {
  return !cookies.split('; ').includes(`${name}=false`)
}

/** The server draws the shell too, without a document. */
export function isExpandedHere(): boolean {
  if (import.meta.env.SSR && typeof document === 'undefined') return frameDrawing.isSidebarExpanded
  return isSidebarExpanded(document.cookie)
}

export function sidebarCookie(isExpanded: boolean): string {
  return `${name}=${isExpanded}; path=/; max-age=${lifetimeSeconds}; samesite=lax`
}
