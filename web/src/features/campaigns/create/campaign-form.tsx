import type { ReactNode } from 'react'
import { messageOf } from '#api/api-error.ts'
import { Form } from '#ui/controls/form.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { BasicSection } from './draft-basic-section.tsx'
import { ContentSection } from './draft-content-section.tsx'
import { CreatorsSection } from './draft-creators-section.tsx'
import { PlatformSection } from './draft-platform-section.tsx'
import { FixedTerms, RewardSection } from './draft-reward-section.tsx'
import type { CampaignForm as FormState } from './use-campaign-draft.ts'

interface CampaignFormProps {
  readonly id: string
  readonly form: FormState
  /** The title of the toast after a failure. */
  readonly failed: string
  readonly children?: ReactNode
}

/** The form for a new campaign and for an existing one. */
export function CampaignForm({ id, form, failed, children }: CampaignFormProps) {
  const areTermsFixed = form.isLocked('rewardRate')
  return (
    <Form id={id} onSubmit={form.submit} className="flex min-w-0 flex-col gap-6">
      <BasicSection form={form} />
      {!areTermsFixed && <RewardSection form={form} />}
      <PlatformSection form={form} />
      <CreatorsSection form={form} />
      <ContentSection form={form} />
      {areTermsFixed && <FixedTerms form={form} />}
      {children}
      {form.failure !== null && (
        <Notice tone="negative" title={failed}>
          {messageOf(form.failure, 'Everything you typed is still here. Try again.')}
        </Notice>
      )}
    </Form>
  )
}
