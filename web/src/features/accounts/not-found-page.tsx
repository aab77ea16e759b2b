import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { ThousandDots } from '#ui/charts/thousand-dots.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'

export function NotFoundPage() {
  return (
    <div className="mx-auto grid min-h-[75dvh] max-w-md content-center justify-items-start gap-2 p-6">
      <title>Not found · Permille</title>
      <ThousandDots one="missing" className="mb-8 w-full" />
      <h1 className="text-2xl font-semibold tracking-tight">404 Page Not Found</h1>
      <p className="text-ink-muted">Did you forget to add the page to the router?</p>
      <Link href={paths.landing} className={`${buttonClasses({ variant: 'secondary' })} mt-4`}>
        Back to Permille
      </Link>
    </div>
  )
}

/** Has its own landmark, because it renders outside the shell. */
export function PublicNotFoundPage() {
  return (
    <main>
      <NotFoundPage />
    </main>
  )
}
