import type { ReactNode } from 'react'
import { type Answer, markupOf } from './markup-of.tsx'

/** Returns a component's text as one line, with these responses already loaded. */
export function textOf(component: ReactNode, answers: readonly Answer[] = []): string {
  return markupOf(component, answers)
    .replace(/<\/(?:p|li|h\d|button|a|span|time|label|dt|dd)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns what a list's query holds once its only page has loaded. */
export function onePage<Item>(items: readonly Item[]): object {
  return { pages: [{ items, nextCursor: undefined }], pageParams: [undefined] }
}
