import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { ThousandDots } from '#ui/charts/thousand-dots.tsx'
import { PermilleMark } from '#ui/layout/permille-mark.tsx'

/** The name, two words and the privacy policy; nothing else. */
export function LandingPage() {
  return (
    <main className="grid min-h-dvh grid-rows-[1fr_auto] gap-10 p-6 md:p-12">
      <title>Permille</title>
      <div className="grid content-center items-center gap-x-16 gap-y-14 lg:grid-cols-[auto_minmax(0,1fr)]">
        <div>
          <PermilleMark className="mb-8 h-12 w-14 text-accent" />
          <h1 className="text-[clamp(3rem,11vw,7.5rem)] leading-none font-semibold tracking-[-0.045em]">
            Permille
          </h1>
          <p className="mt-5 text-xl text-ink-muted">coming soon</p>
        </div>
        <ThousandDots className="w-full max-w-4xl lg:justify-self-end" />
      </div>
      <Link
        href={paths.privacyPolicy}
        className="justify-self-start py-1 text-ink-muted underline decoration-line underline-offset-4 transition-colors hover:text-ink"
      >
        Privacy Policy
      </Link>
    </main>
  )
}
