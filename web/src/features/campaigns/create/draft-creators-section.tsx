import { Switch } from '#ui/controls/switch.tsx'
import { DraftField } from './draft-field.tsx'
import { DraftSection } from './draft-section.tsx'
import type { CampaignForm } from './use-campaign-draft.ts'

export function CreatorsSection({ form }: { readonly form: CampaignForm }) {
  return (
    <DraftSection title="Creators" note="Who may take part, and with how many posts.">
      {form.isLocked('isInviteOnly') ? (
        <p className="text-ink-muted">
          It’s on Explore for everyone. Once live, it can’t become invite-only.
        </p>
      ) : (
        <InviteOnly form={form} />
      )}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <DraftField
          form={form}
          name="pendingPosts"
          inputMode="numeric"
          label="Posts in review per creator"
          hint="At a time. Creators can submit more once you decide"
        />
        <DraftField
          form={form}
          name="approvedPosts"
          inputMode="numeric"
          label="Approved posts per creator"
          hint="Posts beyond this are never auto-approved; you can still approve them"
        />
        <DraftField
          form={form}
          name="creators"
          inputMode="numeric"
          label="Number of creators (optional)"
          hint="The first to submit get the places. Empty means any number"
        />
      </div>
    </DraftSection>
  )
}

function InviteOnly({ form }: { readonly form: CampaignForm }) {
  return (
    <div className="grid grid-cols-1 gap-1 rounded-control border border-line px-3 py-1">
      <Switch
        label="Invite only"
        checked={form.draft.isInviteOnly}
        onChange={(event) => form.change({ isInviteOnly: event.target.checked })}
      />
      <p className="pb-2 text-sm text-ink-muted">
        Only creators with your link see it and submit. Otherwise it’s on Explore for everyone.
      </p>
    </div>
  )
}
