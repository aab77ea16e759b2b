import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { PermilleMark } from '../../ui/permille-mark.tsx'

/** product-spec §1: the name, two words and the privacy policy; nothing else. */
export function LandingPage() {
  return (
    <main className="relative grid min-h-dvh grid-rows-[1fr_auto] overflow-hidden p-6 md:p-12">
      <title>Permille</title>
      <PermilleMark className="pointer-events-none absolute -right-[12vmin] -bottom-[10vmin] w-[92vmin] text-accent opacity-[0.07]" />
      <div className="content-center">
        <PermilleMark className="mb-8 h-12 w-14 text-accent" />
        <h1 className="text-[clamp(3rem,11vw,7.5rem)] leading-none font-semibold tracking-[-0.045em]">
          Permille
        </h1>
        <p className="mt-5 text-xl text-ink-muted">coming soon</p>
      </div>
      <Link
        href={paths.privacyPolicy}
        className="relative justify-self-start py-1 text-ink-muted underline decoration-line underline-offset-4 transition-colors hover:text-ink"
      >
        Privacy Policy
      </Link>
    </main>
  )
}
