import './styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from './api/query-client.ts'
import { session } from './api/session.ts'
import { Router } from './router.tsx'
import { afterFirstPaint } from './shell/after-first-paint.ts'
import { isForVisitorsOnly, needsSignIn } from './shell/where-visitors-go.ts'

const Toaster = lazy(
  afterFirstPaint(() => import('./ui/toaster.tsx').then((module) => ({ default: module.Toaster }))),
)

// Asked before anything is drawn, where the page waits for the answer.
const { pathname } = location
if (needsSignIn(pathname) || isForVisitorsOnly(pathname)) void queryClient.prefetchQuery(session)

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Router />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  </StrictMode>,
)
