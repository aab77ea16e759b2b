import type { Campaign } from '@permille/contract/campaigns/campaigns'
import { BudgetMeter } from '#features/campaigns/budget-meter.tsx'
import { BurnLine } from '#features/campaigns/burn-line.tsx'
import { CampaignThumbnail } from '#features/campaigns/campaign-thumbnail.tsx'
import { exampleEarningsCents } from '#features/campaigns/offer.ts'
import { OfferTerms } from '#features/campaigns/offer-terms.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Fact } from '#ui/layout/facts.tsx'
import { Money } from '#ui/values/money.tsx'

/** The anchor of this card on the page. */
export const campaignPlace = 'campaign'

/** Shows the terms and the brief, beside the form. */
export function CampaignFacts({ campaign }: { readonly campaign: Campaign }) {
  return (
    <Card id={campaignPlace} className="scroll-mt-20 overflow-hidden">
      {campaign.thumbnailUrl !== null && <CampaignThumbnail offer={campaign} />}
      <CardHeader title="Campaign Info" />
      <CardBody className="grid grid-cols-1 gap-4">
        <p className="font-medium [overflow-wrap:anywhere]">{campaign.name}</p>
        <OfferTerms offer={campaign}>
          <Fact label="Brand">{campaign.brandName}</Fact>
          <Fact label="Reward rate">
            <Money cents={campaign.rewardRatePerKViewsCents} /> per 1K views
          </Fact>
        </OfferTerms>
        <Worth campaign={campaign} />
        <BudgetMeter campaign={campaign}>
          <BurnLine campaign={campaign} />
        </BudgetMeter>
        <Brief campaign={campaign} />
      </CardBody>
    </Card>
  )
}

/** An example of what the terms pay. */
function Worth({ campaign }: { readonly campaign: Campaign }) {
  return (
    <p className="flex items-baseline justify-between gap-4 rounded-control bg-surface-sunken px-3 py-2.5">
      10K views would earn
      <Money cents={exampleEarningsCents(campaign)} className="text-lg font-semibold" />
    </p>
  )
}

function Brief({ campaign }: { readonly campaign: Campaign }) {
  const { availableContentUrl, contentRequirements } = campaign
  return (
    <>
      {availableContentUrl && (
        <a
          href={availableContentUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'secondary' })}
        >
          View Brief
        </a>
      )}
      {contentRequirements && (
        <div className="border-t border-line pt-4">
          <h3 className="mb-1 font-medium">Requirements</h3>
          <p className="whitespace-pre-line text-ink-muted [overflow-wrap:anywhere]">
            {contentRequirements}
          </p>
        </div>
      )}
    </>
  )
}
