import type { BrandTrust } from '@permille/contract/campaigns/trust'
import { decidedPostsShown } from '@permille/contract/limits'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { Money } from '#ui/values/money.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { describeCampaigns, describeHours } from './trust-labels.ts'

interface TrustCardProps {
  readonly title: string
  readonly note?: string
  readonly trust: BrandTrust
  /** True where the card is as wide as the page. */
  readonly isWide?: boolean
}

/** Shows what creators can learn about a brand before they work for it. */
export function TrustCard({ title, note, trust, isWide = false }: TrustCardProps) {
  const { reviews, earnedCents, campaignCount, since } = trust
  return (
    <Card>
      <CardHeader title={title} note={note} />
      <CardBody className="grid grid-cols-1 gap-4">
        <Facts isWide={isWide}>
          {reviews !== null && (
            <>
              <Fact label="Usually decides">in {describeHours(reviews.medianHours)}</Fact>
              <Fact label="Approved">
                {reviews.approvedPercent}% of {formatCount(reviews.decidedPosts)} posts
              </Fact>
              <Fact label="Approved by the deadline">{reviews.automaticPercent}% of those</Fact>
            </>
          )}
          <Fact label="Earned by creators">
            <Money cents={earnedCents} />
          </Fact>
          <Fact label="Campaigns that went live">{describeCampaigns(campaignCount, since)}</Fact>
        </Facts>
        {reviews === null && (
          <p className="text-sm text-ink-muted">
            New here: we show how it reviews once it has decided on {decidedPostsShown} posts.
          </p>
        )}
      </CardBody>
    </Card>
  )
}
