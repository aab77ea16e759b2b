import { createCampaignCall } from '@permille/contract/campaigns/campaigns'
import type { Platform } from '@permille/contract/enums'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { errorToast, useAction } from '#api/use-action.ts'
import { useImageUpload } from '#features/profile/use-image-upload.ts'
import { paths } from '#paths.ts'
import { afterPress } from '#ui/controls/after-press.ts'
import { type CampaignDraft, type DraftProblems, emptyDraft, requestOf } from './campaign-draft.ts'

export type CampaignForm = ReturnType<typeof useCampaignDraft>

export interface DraftUse {
  readonly initial: CampaignDraft
  readonly findProblems: (draft: CampaignDraft) => DraftProblems
  readonly saving: {
    readonly mutate: (draft: CampaignDraft) => void
    readonly isPending: boolean
    readonly error: Error | null
  }
  /** Fields that can no longer change. */
  readonly locked?: ReadonlySet<keyof CampaignDraft>
  /** Platforms that can no longer be removed. */
  readonly kept?: readonly Platform[]
}

/** The form of a new or existing campaign: its input, its problems and the call that saves it. */
export function useCampaignDraft({ initial, findProblems, saving, ...use }: DraftUse) {
  const [draft, setDraft] = useState(initial)
  const [touched, setTouched] = useState<DraftTouched>({})
  const problems = findProblems(draft)
  const picture = useImageUpload((url) => change({ thumbnailUrl: url }))

  function change(changes: Partial<CampaignDraft>) {
    setDraft((current) => ({ ...current, ...changes }))
  }

  function submit() {
    setTouched(allTouched)
    if (Object.keys(problems).length === 0) saving.mutate(draft)
  }

  return {
    draft,
    change,
    leave: (field: keyof CampaignDraft) =>
      afterPress(() => setTouched((current) => ({ ...current, [field]: true }))),
    problems: shownProblems(problems, touched),
    isLocked: (field: keyof CampaignDraft) => use.locked?.has(field) === true,
    isKept: (platform: Platform) => use.kept?.includes(platform) === true,
    submit,
    picture,
    isSaving: saving.isPending,
    failure: saving.error,
  }
}

type DraftTouched = Partial<Record<keyof CampaignDraft, boolean>>

const allTouched: DraftTouched = Object.fromEntries(
  Object.keys(emptyDraft).map((field) => [field, true]),
)

/** A field shows its problem after it loses focus, not during the first input. */
function shownProblems(problems: DraftProblems, touched: DraftTouched): DraftProblems {
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => touched[field as keyof CampaignDraft]),
  )
}

/** Saves a new campaign. */
export function useSaveCampaign() {
  const [, navigate] = useLocation()
  return useAction({
    call: createCampaignCall,
    request: (draft: CampaignDraft) => ({ body: requestOf(draft) }),
    done: {
      title: 'Campaign created!',
      description: 'Your campaign has been saved as a draft. Fund it to make it live.',
    },
    failed: () => errorToast('Failed to create campaign'),
    onDone: ({ id }) => navigate(paths.campaign(id)),
  })
}
