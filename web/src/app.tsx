import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { Router } from './router.tsx'

/** The whole app. Renders in the browser and, for public pages, first on the server. */
export function App({ client }: { readonly client: QueryClient }) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <Router />
      </QueryClientProvider>
    </StrictMode>
  )
}
