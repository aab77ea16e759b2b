import { estimatedReachViews, formatCents } from '@permille/contract/money'
import type { ReactNode } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { formatViews } from '#ui/values/views.tsx'
import { type CampaignDraft, centsOrZero } from './campaign-draft.ts'
import type { CampaignForm } from './use-campaign-draft.ts'

interface DraftFooterProps {
  readonly formId: string
  readonly form: CampaignForm
  readonly action: string
  readonly isUnchanged?: boolean
}

/**
 * The form with its footer, which stays on screen as long as the form does; on a phone, below the
 * preview.
 */
export function DraftColumn({ children }: { readonly children: ReactNode }) {
  return <div className="contents @2xl/page:block @2xl/page:min-w-0">{children}</div>
}

/**
 * Submits the form. Shows the preview's numbers if there is no room for the preview beside the
 * form.
 */
export function DraftFooter({ formId, form, action, isUnchanged = false }: DraftFooterProps) {
  const isUploading = form.picture.percent !== undefined
  return (
    <footer className="sticky bottom-0 z-20 -mx-4 -mb-6 flex items-center justify-between gap-4 border-t border-line bg-surface-raised px-4 py-3 @max-2xl/page:order-last md:-mx-8 md:-mb-8 md:px-8 @2xl/page:mx-0 @2xl/page:mt-6 @2xl/page:justify-end @2xl/page:bg-surface @2xl/page:px-0">
      <Summary draft={form.draft} />
      <Button
        type="submit"
        form={formId}
        isBusy={form.isSaving}
        disabled={isUnchanged || isUploading || form.draft.platforms.length === 0}
      >
        {action}
      </Button>
    </footer>
  )
}

function Summary({ draft }: { readonly draft: CampaignDraft }) {
  const [budgetCents, rateCents] = [centsOrZero(draft.budget), centsOrZero(draft.rewardRate)]
  return (
    <div className="min-w-0 tabular-nums @2xl/page:hidden">
      <p className="flex items-center gap-2 font-medium">
        <span className="truncate">
          {formatCents(budgetCents)}
          <span className="font-normal text-ink-muted"> at {formatCents(rateCents)}</span>
        </span>
      </p>
      <p className="flex items-center gap-2 text-sm text-ink-muted">
        <span className="truncate">
          {formatViews(estimatedReachViews(budgetCents, rateCents))} views
        </span>
        {draft.platforms.map((platform) => (
          <PlatformIcon key={platform} platform={platform} isLabelled className="size-3.5" />
        ))}
      </p>
    </div>
  )
}
