import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { Wordmark } from '#ui/layout/permille-mark.tsx'

export const legalLink = 'font-medium text-accent underline underline-offset-4'

interface LegalPageProps {
  readonly title: string
  /** Says since when the text applies. */
  readonly note: string
  /** True for two columns of text. */
  readonly isWide?: boolean
  readonly children: ReactNode
}

/** A public page of text: sections under a title. */
export function LegalPage({ title, note, isWide = false, children }: LegalPageProps) {
  return (
    <main
      className={`mx-auto grid grid-cols-1 gap-8 px-6 py-10 text-lg md:py-16 ${isWide ? 'max-w-6xl' : 'max-w-3xl'}`}
    >
      <title>{`${title} · Permille`}</title>
      <Link href={paths.landing} className="justify-self-start rounded-sm">
        <Wordmark />
      </Link>
      <header className="grid gap-2">
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        <p className="text-base text-ink-muted">{note}</p>
      </header>
      {children}
      <p className="flex flex-wrap gap-x-6 gap-y-2 text-base">
        <Link href={paths.landing} className={legalLink}>
          Back to Home
        </Link>
        <Link href={paths.help} className={legalLink}>
          Help
        </Link>
        <a href="/source" className={legalLink}>
          Source code
        </a>
        <a href="/licenses.txt" className={legalLink}>
          Licenses
        </a>
      </p>
    </main>
  )
}

interface LegalSectionProps {
  readonly title: string
  readonly children: ReactNode
}

export function LegalSection({ title, children }: LegalSectionProps) {
  return (
    <section className="grid gap-x-8 gap-y-2 border-t border-line pt-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-ink-muted">{children}</p>
    </section>
  )
}
