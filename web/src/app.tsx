import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { queryClient } from './api/query-client.ts'
import { Router } from './router.tsx'

/** The whole app, drawn in the browser and, for a few public pages, once by the build. */
export function App() {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <Router />
      </QueryClientProvider>
    </StrictMode>
  )
}
