import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { ThousandDots } from '#ui/charts/thousand-dots.tsx'
import { Wordmark } from '#ui/layout/permille-mark.tsx'

interface AuthLayoutProps {
  readonly title: string
  readonly note?: ReactNode
  readonly footer?: ReactNode
  /** What Permille offers the page's audience. */
  readonly promise?: string
  readonly children: ReactNode
}

/** Shows the form and, if there is room, the meaning of the sign ‰ beside it. */
export function AuthLayout({
  title,
  note,
  footer,
  promise = 'Creators are paid per 1,000 views.',
  children,
}: AuthLayoutProps) {
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-2">
      <title>{`${title} · Permille`}</title>
      <main className="mx-auto grid w-full max-w-[26rem] grid-cols-1 content-start gap-8 px-6 py-10 sm:content-center">
        <Link href={paths.landing} className="justify-self-start rounded-sm">
          <Wordmark />
        </Link>
        <header className="grid grid-cols-1 gap-1.5 [overflow-wrap:anywhere]">
          <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
          {note !== undefined && <p className="text-ink-muted">{note}</p>}
        </header>
        {children}
        {footer !== undefined && <p className="text-ink-muted">{footer}</p>}
      </main>
      <PerThousand promise={promise} />
    </div>
  )
}

function PerThousand({ promise }: { readonly promise: string }) {
  return (
    <aside
      aria-label="Paid per thousand"
      className="grid content-center gap-10 border-l border-line p-12 max-lg:hidden xl:p-20"
    >
      <ThousandDots className="w-full" />
      <p className="text-xl font-medium tracking-tight text-balance">{promise}</p>
    </aside>
  )
}

interface AuthLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** Keeps the URL to continue at between signing in and signing up. */
export function withSearch(path: string, search: string): string {
  return search === '' ? path : `${path}?${search}`
}

export function AuthLink({ href, children }: AuthLinkProps) {
  return (
    <Link href={href} className="font-medium text-accent underline-offset-4 hover:underline">
      {children}
    </Link>
  )
}
