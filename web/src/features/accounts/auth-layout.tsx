import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { Wordmark } from '../../ui/permille-mark.tsx'

interface AuthLayoutProps {
  readonly title: string
  readonly note?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** One column on paper: what signing in, registering and accepting an invitation share. */
export function AuthLayout({ title, note, footer, children }: AuthLayoutProps) {
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-[26rem] content-start gap-8 px-6 py-10 sm:content-center">
      <title>{`${title} · Permille`}</title>
      <Link href={paths.landing} className="justify-self-start rounded-sm">
        <Wordmark />
      </Link>
      <header className="grid gap-1.5">
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        {note !== undefined && <p className="text-ink-muted">{note}</p>}
      </header>
      {children}
      {footer !== undefined && <p className="text-ink-muted">{footer}</p>}
    </main>
  )
}

interface AuthLinkProps {
  readonly href: string
  readonly children: ReactNode
}

export function AuthLink({ href, children }: AuthLinkProps) {
  return (
    <Link href={href} className="font-medium text-accent underline-offset-4 hover:underline">
      {children}
    </Link>
  )
}
