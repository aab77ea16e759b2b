import {
  type OwnCampaign,
  pauseCampaignCall,
  resumeCampaignCall,
} from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ActionDialog } from '#api/action-button.tsx'
import { useBrandNamed } from '#features/teams/use-brand-named.ts'
import { resumedToast } from '../pause-labels.ts'
import { endCampaign } from './end-campaign.ts'
import { useChangeCampaign } from './use-change-campaign.ts'
import { useDeleteDraft } from './use-delete-draft.ts'

export type CampaignActName = 'pause' | 'resume' | 'end' | 'delete'

interface CampaignActProps {
  readonly act: CampaignActName
  readonly campaign: Pick<OwnCampaign, 'id'>
  readonly onClose: () => void
}

/** Does what was chosen in a campaign's menu; what cannot be undone is confirmed first. */
export function CampaignAct({ act, campaign: { id }, onClose }: CampaignActProps) {
  if (act === 'end') return <EndCampaign id={id} onClose={onClose} />
  if (act === 'delete') return <DeleteDraft id={id} onClose={onClose} />
  return <Change id={id} act={act} onDone={onClose} />
}

interface ConfirmedProps {
  readonly id: CampaignId
  readonly onClose: () => void
}

function EndCampaign({ id, onClose }: ConfirmedProps) {
  return <ActionDialog {...endCampaign(id, useBrandNamed())} isOpen onClose={onClose} />
}

function DeleteDraft({ id, onClose }: ConfirmedProps) {
  return <ActionDialog {...useDeleteDraft(id)} isOpen onClose={onClose} />
}

const changes = {
  pause: { endpoint: pauseCampaignCall, done: 'Campaign paused' },
  resume: { endpoint: resumeCampaignCall, done: resumedToast },
} as const

interface ChangeProps {
  readonly id: CampaignId
  readonly act: keyof typeof changes
  readonly onDone: () => void
}

/** The choice in the menu is the act: it runs as soon as this code is there. */
function Change({ id, act, onDone }: ChangeProps) {
  const changing = useChangeCampaign({ id, ...changes[act] })
  const hasRun = useRef(false)
  const run = useEffectEvent(() => {
    if (hasRun.current) return
    hasRun.current = true
    changing.mutate(undefined, { onSettled: onDone })
  })
  useEffect(() => run(), [])
  return null
}
