import { payoutMinimumCents } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { termsVersion } from '@permille/contract/privacy/terms'
import { disputeDays } from '@permille/contract/submissions/deadlines'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { LegalPage, LegalSection, legalLink } from './legal-page.tsx'

/** States what the product does as terms for both sides. A changed text needs a new `termsVersion`. */
export function TermsPage() {
  return (
    <LegalPage
      title="Terms"
      note={`Version of ${dayOf(termsVersion)}. “We” are whoever runs this marketplace; Permille is its software.`}
    >
      <LegalSection title="Who can join">
        You are at least 18 and act for yourself, or for a company that you may bind. Creators
        register; brands are invited. Keep your password to yourself: you are responsible for what
        happens in your account until you report it.
      </LegalSection>
      <LegalSection title="Creators">
        You submit posts that you made, on an account that is yours, public, and marked as
        advertising where the law or the campaign asks for it. Bought or automated views do not
        count. A brand reviews each post; if it does not decide in time, the post is approved
        automatically unless something about it has to be looked at.
      </LegalSection>
      <LegalSection title="What a post earns">
        The views that its platform counts, times the campaign’s rate per 1,000: nothing below the
        campaign’s minimum, at most its cap, under the terms of the day you submitted it. A campaign
        pays while its money lasts. Earnings are held for a time before they can be withdrawn, from{' '}
        {formatCents(payoutMinimumCents)} on, through Stripe to an account in your name. Taxes on
        them are yours.
      </LegalSection>
      <LegalSection title="What is taken back">
        Earnings from views that were not genuine, from posts that break these terms, and payments
        made by mistake. If they were already paid out, your later earnings repay them. Each
        decision comes with its reason, and you can dispute it once, within {disputeDays} days.
      </LegalSection>
      <LegalSection title="Brands">
        You pay a campaign in advance by card. Its money pays creators at the rate that you
        advertised, and our fee, if there is one, is shown on its own line before you pay. You pay
        for approved posts, also for those approved automatically after the time that you chose. An
        approval is final once it cannot be undone any more.
      </LegalSection>
      <LegalSection title="Refunds">
        When a campaign has ended and none of its posts can earn any more, what is left goes back to
        the cards that paid, its part of the fee included, when you ask for it. If you have your
        bank take a payment back instead, the campaign stops, and what creators earned until then
        stays theirs.
      </LegalSection>
      <LegalSection title="Your content">
        Your posts, names and logos stay yours. You let us show them in the product where a campaign
        or a profile needs it.
      </LegalSection>
      <LegalSection title="Suspension">
        We can suspend an account that breaks these terms or endangers others, and say why. Its
        balance is frozen until an admin has decided whose it is.
      </LegalSection>
      <LegalSection title="Leaving">
        You can delete your account at any time under “Your data”, once nothing of yours is on its
        way. What we keep then is written there and in the{' '}
        <Link href={paths.privacyPolicy} className={legalLink}>
          Privacy Policy
        </Link>
        .
      </LegalSection>
      <LegalSection title="Changes">
        A new version is announced in the product and asks you to accept it. Questions go to us
        under{' '}
        <Link href={paths.help} className={legalLink}>
          Help
        </Link>
        .
      </LegalSection>
    </LegalPage>
  )
}

function dayOf(version: string): string {
  return new Date(version).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
