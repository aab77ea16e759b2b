import { type AdminCampaign, pauseForReasonCall } from '@permille/contract/admin/campaigns'
import { completeCampaignCall, resumeCampaignCall } from '@permille/contract/campaigns'
import { decisionHoursAfterEnd } from '@permille/contract/submissions/deadlines'
import { isolate } from '@permille/contract/texts/isolate'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog, ReasonDialog } from '../../../ui/overlays/action-dialog.tsx'
import { MenuItem } from '../../../ui/overlays/menu.tsx'
import { RowMenu } from '../../../ui/overlays/row-menu.tsx'

type Action = 'pause' | 'resume' | 'end'

const words: Readonly<Record<Action, string>> = { pause: 'Pause', resume: 'Resume', end: 'End' }

interface AdminCampaignActionsProps {
  readonly campaign: AdminCampaign
  /** Renders a menu instead of buttons, for the rows of a list. */
  readonly isMenu?: boolean
}

/**
 * An admin's actions on a campaign in its current state; none on drafts and completed campaigns.
 */
export function AdminCampaignActions({ campaign, isMenu = false }: AdminCampaignActionsProps) {
  const [asked, setAsked] = useState<Action>()
  const { status, name } = campaign
  if (status !== 'live' && status !== 'paused') return null
  const actions: readonly Action[] = [status === 'live' ? 'pause' : 'resume', 'end']
  const dialog = { campaign, onClose: () => setAsked(undefined) }
  return (
    <>
      {isMenu ? (
        <RowMenu name={name}>
          {actions.map((action) => (
            <MenuItem key={action} onSelect={() => setAsked(action)}>
              {words[action]}
            </MenuItem>
          ))}
        </RowMenu>
      ) : (
        actions.map((action) => (
          <Button key={action} variant="secondary" onClick={() => setAsked(action)}>
            {words[action]}
          </Button>
        ))
      )}
      <PauseDialog {...dialog} isOpen={asked === 'pause'} />
      <ResumeDialog {...dialog} isOpen={asked === 'resume'} />
      <EndDialog {...dialog} isOpen={asked === 'end'} />
    </>
  )
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
      description="It accepts no new posts, and the brand can’t resume it. Approved posts keep earning while money is left."
      hint="Shown to the brand"
      label="Pause campaign"
      busyLabel="Pausing..."
      isBusy={pausing.isPending}
      onConfirm={pausing.mutate}
    />
  )
}

function ResumeDialog({ campaign: { id, name }, isOpen, onClose }: DialogProps) {
  const resuming = useAction({
    failed,
    call: resumeCampaignCall,
    request: () => ({ params: { id } }),
    done: 'Campaign resumed',
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Resume ${isolate(name)}?`}
      description="It goes live right away, no matter who paused it, and accepts new posts again."
      label="Resume campaign"
      busyLabel="Resuming..."
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
