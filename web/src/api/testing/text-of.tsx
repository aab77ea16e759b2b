import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'

/** A query's key and what the server has answered to it. */
export type Answer = readonly [key: readonly unknown[], data: unknown]

/** The words of a component once these calls have been answered, as one line. */
export function textOf(component: ReactNode, answers: readonly Answer[] = []): string {
  const client = new QueryClient()
  for (const [key, data] of answers) client.setQueryData(key, data)
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath="/">{component}</Router>
    </QueryClientProvider>,
  )
  return markup
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
