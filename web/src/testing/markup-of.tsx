import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { DialogPlace } from '../ui/overlays/dialog-place.ts'

/** A query's key and the server's response to it. */
export type Answer = readonly [key: readonly unknown[], data: unknown]

/**
 * Renders a component and its open dialog to HTML without a browser, with these responses already
 * loaded.
 */
export function markupOf(component: ReactNode, answers: readonly Answer[]): string {
  const client = new QueryClient()
  for (const [key, data] of answers) client.setQueryData(key, data)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DialogPlace value={Fragment}>
        <Router ssrPath="/">{component}</Router>
      </DialogPlace>
    </QueryClientProvider>,
  )
}
