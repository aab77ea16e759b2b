import { centsFromDollars, formatCents } from '@permille/contract/money'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { categoryNames } from '../campaign-labels.ts'
import { DraftAmountField } from './draft-amount-field.tsx'
import { DraftField } from './draft-field.tsx'
import { DraftSection } from './draft-section.tsx'
import type { CampaignForm } from './use-campaign-draft.ts'

/** What stays as it is once the campaign is live. */
export function FixedTerms({ form: { draft } }: { readonly form: CampaignForm }) {
  const { category, budget, rewardRate, minPayout, maxPayout, flatBonus, autoApproveHours } = draft
  return (
    <DraftSection
      title="Reward structure"
      note="Creators rely on these since the campaign went live, so they stay as they are. Duplicate the campaign to offer other terms."
    >
      <Facts>
        <Fact label="Budget">{amountOf(budget)}</Fact>
        <Fact label="Reward per 1K views">{amountOf(rewardRate)}</Fact>
        <Fact label="Minimum per post">{amountOf(minPayout)}</Fact>
        <Fact label="Maximum per post">
          {Number(maxPayout) === 0 ? 'None' : amountOf(maxPayout)}
        </Fact>
        <Fact label="Bonus">{amountOf(flatBonus)}</Fact>
        <Fact label="Auto-approve">{`after ${autoApproveHours} hours`}</Fact>
        <Fact label="Category">{categoryNames[category]}</Fact>
      </Facts>
    </DraftSection>
  )
}

function amountOf(dollars: string): string {
  return formatCents(centsFromDollars(Number(dollars)))
}

export function RewardSection({ form }: { readonly form: CampaignForm }) {
  return (
    <DraftSection
      title="Reward structure"
      note="Creators are paid for views, out of the money you fund."
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <DraftAmountField form={form} name="budget" label="Budget" minimum={1} />
        <DraftAmountField
          form={form}
          name="rewardRate"
          label="Reward per 1K views"
          minimum={0.01}
        />
        <DraftAmountField
          form={form}
          name="minPayout"
          label="Minimum per post"
          hint="Posts below this amount aren’t paid"
          minimum={0}
        />
        <DraftAmountField
          form={form}
          name="maxPayout"
          label="Maximum per post"
          hint="0 means no cap"
          minimum={0}
        />
        <DraftAmountField
          form={form}
          name="flatBonus"
          label="Bonus (optional)"
          hint="Paid once, when a post is approved"
          minimum={0}
        />
        <DraftField
          form={form}
          name="autoApproveHours"
          inputMode="numeric"
          label="Auto-approve after (hours)"
          hint="Posts not reviewed by then are approved; flagged ones wait for an admin"
        />
      </div>
    </DraftSection>
  )
}
