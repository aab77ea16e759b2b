import {
  billingDetailsKeptYears,
  endedInvitationsKeptDays,
  messagesKeptDays,
  notificationsKeptDays,
} from '@permille/contract/privacy/retention'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { LegalPage, LegalSection, legalLink } from './legal/legal-page.tsx'
import { supportEmail } from './support-email.ts'

const dated = 'Last updated: 17 Oct 2025'
/** The day of what was added below the policy of the specification. */
const addedOn = '27 Nov 2026'

export function PrivacyPolicyPage() {
  return (
    <LegalPage title="Privacy Policy" note={`${dated}. What was added on ${addedOn} is below.`}>
      <LegalSection title="What we collect">
        When you sign in through a third party we receive basic account information: your name, your
        username and your email. We also collect platform data, such as the public figures of the
        posts you submit, and usage data of this product.
      </LegalSection>
      <LegalSection title="Who sees it">
        We do not sell your data. It is shared only with service providers who help us run the
        product, or when the law requires it.
      </LegalSection>
      <LegalSection title="Deleting it">
        Your data can be deleted on request. Write to{' '}
        <a href={`mailto:${supportEmail()}`} className={legalLink}>
          {supportEmail()}
        </a>
        .
      </LegalSection>
      <h2 className="mt-4 text-xl font-semibold tracking-tight">Added on {addedOn}</h2>
      <Additions />
    </LegalPage>
  )
}

function Additions() {
  return (
    <>
      <LegalSection title="Who we are">
        Permille is software that anyone can host. “We” are whoever runs it at this address.
      </LegalSection>
      <LegalSection title="What you give us">
        Your name, your email and a password, of which we keep only a hash; what you write in your
        profile, campaigns and messages; and the billing details that you add. Card numbers, bank
        accounts and identity documents go to Stripe, not to us.
      </LegalSection>
      <LegalSection title="YouTube">
        We read the public figures of channels and videos through YouTube API Services. What applies
        there are <Elsewhere to={youtubeTerms}>YouTube’s Terms of Service</Elsewhere> and{' '}
        <Elsewhere to={googlePrivacy}>Google’s Privacy Policy</Elsewhere>.
      </LegalSection>
      <LegalSection title="How long we keep it">
        Notifications, mails, and the network and browser of a sign-in: {notificationsKeptDays}{' '}
        days. Sessions: until they end. Invitations: {endedInvitationsKeptDays} days after they end.
        What you wrote to us or reported: {messagesKeptDays} days after it was answered. What your
        posts earned and what was paid: as long as the books are kept. When an account is deleted
        they name it by a number only, and billing details on receipts follow{' '}
        {billingDetailsKeptYears} years later.
      </LegalSection>
      <LegalSection title="Reading it">
        Everyone who is signed in can download what is kept about them, and delete their account,
        under “Your data” in the settings. Without an account,{' '}
        <Link href={`${paths.help}#write`} className={legalLink}>
          write to us
        </Link>
        .
      </LegalSection>
    </>
  )
}

/** YouTube requires both links wherever its API is used. */
const youtubeTerms = 'https://www.youtube.com/t/terms'
const googlePrivacy = 'https://policies.google.com/privacy'

function Elsewhere({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={legalLink}>
      {children}
    </a>
  )
}
