import type { ReactNode } from 'react'
import { type Answer, markupOf } from './markup-of.tsx'

/** The words of a component once these calls have been answered, as one line. */
export function textOf(component: ReactNode, answers: readonly Answer[] = []): string {
  return markupOf(component, answers)
    .replace(/<\/(?:p|li|h\d|button|a|span|time|label|dt|dd)>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/** What a list's query holds once its only page is there. */
export function onePage<Item>(items: readonly Item[]): object {
  return { pages: [{ items, nextCursor: undefined }], pageParams: [undefined] }
}
