import {
  type AdminCampaign,
  pauseForReasonCall,
} from '@permille/contract/campaigns/admin-campaigns'
import {
  type CampaignAct,
  completeCampaignCall,
  resumeCampaignCall,
} from '@permille/contract/campaigns/campaigns'
import { isolate } from '@permille/contract/input/isolate'
import { decisionHoursAfterEnd } from '@permille/contract/submissions/deadlines'
import { useState } from 'react'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { ConfirmDialog, ReasonDialog } from '#ui/overlays/action-dialog.tsx'
import { MenuItem } from '#ui/overlays/menu.tsx'
import { RowMenu } from '#ui/overlays/row-menu.tsx'
import { isLiveAfterResume, sayResume } from './paused-by.ts'

const words: Readonly<Record<CampaignAct, string>> = {
  pause: 'Pause',
  resume: 'Resume',
  complete: 'End',
}

interface AdminCampaignActionsProps {
  readonly campaign: AdminCampaign
  /** Renders a menu instead of buttons, for the rows of a list. */
  readonly isMenu?: boolean
}

/** What an admin may do with a campaign in its current state. */
export function AdminCampaignActions({ campaign, isMenu = false }: AdminCampaignActionsProps) {
  const [asked, setAsked] = useState<CampaignAct>()
  const { acts, name } = campaign
  if (acts.length === 0) return null
  const dialog = { campaign, onClose: () => setAsked(undefined) }
  return (
    <>
      {isMenu ? (
        <RowMenu name={name}>
          {acts.map((action) => (
            <MenuItem key={action} onSelect={() => setAsked(action)}>
              {wordOf(action, campaign)}
            </MenuItem>
          ))}
        </RowMenu>
      ) : (
        acts.map((action) => (
          <Button key={action} variant="secondary" onClick={() => setAsked(action)}>
            {wordOf(action, campaign)}
          </Button>
        ))
      )}
      <PauseDialog {...dialog} isOpen={asked === 'pause'} />
      <ResumeDialog {...dialog} isOpen={asked === 'resume'} />
      <EndDialog {...dialog} isOpen={asked === 'complete'} />
    </>
  )
}

function wordOf(act: CampaignAct, campaign: AdminCampaign): string {
  return act === 'resume' && !isLiveAfterResume(campaign) ? 'Lift pause' : words[act]
}

interface DialogProps {
  readonly campaign: AdminCampaign
  readonly isOpen: boolean
  readonly onClose: () => void
}

const failed = 'The campaign could not be changed'

function PauseDialog({ campaign: { id, name }, isOpen, onClose }: DialogProps) {
  const pausing = useAction({
    failed,
    call: pauseForReasonCall,
    request: (reason: string) => ({ params: { id }, body: { reason } }),
    done: 'Campaign paused',
    onDone: onClose,
  })
  return (
    <ReasonDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Pause ${isolate(name)}?`}
      description="It accepts no new posts, and the brand can neither resume it nor have its money refunded. Approved posts keep earning while money is left."
      hint="Shown to the brand"
      label="Pause campaign"
      busyLabel="Pausing..."
      isBusy={pausing.isPending}
      onConfirm={pausing.mutate}
    />
  )
}

function ResumeDialog({ campaign, isOpen, onClose }: DialogProps) {
  const { id, name } = campaign
  const isLive = isLiveAfterResume(campaign)
  const resuming = useAction({
    failed,
    call: resumeCampaignCall,
    request: () => ({ params: { id } }),
    done: ({ status }) => ({ title: status === 'live' ? 'Campaign resumed' : 'Pause lifted' }),
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={isLive ? `Resume ${isolate(name)}?` : `Lift the pause of ${isolate(name)}?`}
      description={sayResume(campaign)}
      label={isLive ? 'Resume campaign' : 'Lift pause'}
      busyLabel={isLive ? 'Resuming...' : 'Lifting...'}
      isBusy={resuming.isPending}
      onConfirm={() => resuming.mutate()}
    />
  )
}

function EndDialog({ campaign: { id, name }, isOpen, onClose }: DialogProps) {
  const ending = useAction({
    failed,
    call: completeCampaignCall,
    request: () => ({ params: { id } }),
    done: 'Campaign ended',
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`End ${isolate(name)}?`}
      description={`You can’t restart it. Pending posts are decided within ${decisionHoursAfterEnd} hours, and approved posts stop earning by then at the latest.`}
      label="End campaign"
      busyLabel="Ending..."
      isBusy={ending.isPending}
      isDanger
      onConfirm={() => ending.mutate()}
    />
  )
}
