import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { updateSession, useCurrentUser } from '../api/session.ts'
import { afterFirstPaint } from '../ui/after-first-paint.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { ConfirmIdentity } from './confirm-identity.tsx'
import { Header } from './header.tsx'
import { entriesOf, type MenuEntry } from './menu.ts'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './use-sidebar.ts'

/** Lazy, because hardly anyone needs it. */
const StandingNotices = lazyPart(() =>
  import('./standing-notices.tsx').then((m) => m.StandingNotices),
)

const MustAddFactor = lazyPart(
  () => import('../features/accounts/factors/must-add-factor.tsx').then((m) => m.MustAddFactor),
  'whole',
)

const KeyboardHelp = lazyPart(
  afterFirstPaint(() => import('./keys/keyboard-help.tsx').then((m) => m.KeyboardHelp)),
  'hidden',
)

interface ShellProps {
  /** The menu of the user's role. */
  readonly menu: readonly MenuEntry[]
  readonly children: ReactNode
}

/** Asks an admin for a missing second factor first, until they have seen their recovery codes. */
export function Shell({ menu, children }: ShellProps) {
  const client = useQueryClient()
  const [mustAddFactor, setMustAddFactor] = useState(useCurrentUser().mustAddFactor)
  if (!mustAddFactor) return <Frame menu={menu}>{children}</Frame>
  const proceed = () => {
    updateSession(client, { mustAddFactor: false })
    setMustAddFactor(false)
  }
  return (
    <>
      <Suspense fallback={null}>
        <MustAddFactor onDone={proceed} />
      </Suspense>
      <ConfirmIdentity />
    </>
  )
}

/** The frame of every page of a signed-in user. */
function Frame({ menu, children }: ShellProps) {
  const { mustChangeEmail, brand } = useCurrentUser()
  const entries = entriesOf(menu).filter(({ needs }) => !needs || !brand?.lacks.includes(needs))
  const sidebar = useSidebar()
  const main = useFocusOnArrival()
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only z-50 rounded-control bg-accent px-4 py-2 text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Sidebar entries={entries} sidebar={sidebar} />
      <div className="flex min-w-0 flex-1 flex-col">
        <Header menu={entries} onToggleSidebar={sidebar.toggle} />
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className="@container/page mx-auto w-full max-w-[90rem] px-4 py-6 outline-none md:px-8 md:py-8"
        >
          {(mustChangeEmail || brand?.isReadOnly) && (
            <Suspense fallback={null}>
              <StandingNotices />
            </Suspense>
          )}
          {children}
        </main>
      </div>
      <ConfirmIdentity />
      <Suspense fallback={null}>
        <KeyboardHelp />
      </Suspense>
    </div>
  )
}

/** Scrolls each new page to the top and moves focus into it; leaves the first page as it opened. */
function useFocusOnArrival() {
  const [location] = useLocation()
  const main = useRef<HTMLElement>(null)
  const last = useRef(location)
  useEffect(() => {
    if (last.current === location) return
    last.current = location
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [location])
  return main
}
