import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { useLocation } from 'wouter'
import { Router } from './router.tsx'
import { Boundary } from './ui/failure/boundary.tsx'

/** The whole app. Renders in the browser and, for public pages, first on the server. */
export function App({ client }: { readonly client: QueryClient }) {
  const [location] = useLocation()
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <Boundary at={location} missing="whole">
          <Router />
        </Boundary>
      </QueryClientProvider>
    </StrictMode>
  )
}
