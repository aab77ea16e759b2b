import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { Router } from './router.tsx'

/** The whole app, drawn in the browser and, for the public pages, on the server's side first. */
export function App({ client }: { readonly client: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <Router />
      </QueryClientProvider>
    </StrictMode>
  )
}
