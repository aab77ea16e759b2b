import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { Wordmark } from '../../ui/layout/permille-mark.tsx'
import { supportEmail } from './support-email.ts'

const linkLook = 'font-medium text-accent underline underline-offset-4'

export function PrivacyPolicyPage() {
  return (
    <main className="mx-auto grid max-w-3xl gap-8 px-6 py-10 text-lg md:py-16">
      <title>Privacy Policy · Permille</title>
      <Link href={paths.landing} className="justify-self-start rounded-sm">
        <Wordmark />
      </Link>
      <header className="grid gap-2">
        <h1 className="text-2xl font-semibold tracking-tight">Privacy Policy</h1>
        <p className="text-base text-ink-muted">Last updated: 17 Oct 2025</p>
      </header>
      <Section title="What we collect">
        When you sign in through a third party we receive basic account information: your name, your
        username and your email. We also collect platform data, such as the public figures of the
        posts you submit, and usage data of this product.
      </Section>
      <Section title="Who sees it">
        We do not sell your data. It is shared only with service providers who help us run the
        product, or when the law requires it.
      </Section>
      <Section title="YouTube">
        We read the public figures of channels and videos through YouTube API Services. What applies
        there are <Elsewhere to={youtubeTerms}>YouTube’s Terms of Service</Elsewhere> and{' '}
        <Elsewhere to={googlePrivacy}>Google’s Privacy Policy</Elsewhere>.
      </Section>
      <Section title="Deleting it">
        Your data can be deleted on request. Write to{' '}
        <a href={`mailto:${supportEmail()}`} className={linkLook}>
          {supportEmail()}
        </a>
        .
      </Section>
      <Link href={paths.landing} className={`${linkLook} justify-self-start text-base`}>
        Back to Home
      </Link>
    </main>
  )
}

/** YouTube requires both links wherever its API is used. */
const youtubeTerms = 'https://www.youtube.com/t/terms'
const googlePrivacy = 'https://policies.google.com/privacy'

function Elsewhere({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={linkLook}>
      {children}
    </a>
  )
}

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

function Section({ title, children }: SectionProps) {
  return (
    <section className="grid gap-x-8 gap-y-2 border-t border-line pt-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <h2 className="font-semibold">{title}</h2>
      <p className="text-ink-muted">{children}</p>
    </section>
  )
}
