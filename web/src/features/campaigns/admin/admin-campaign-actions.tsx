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
import { ActionDialog, type ConfirmedAction, withReason } from '#api/action-button.tsx'
import { Button } from '#ui/controls/button.tsx'
import { MenuItem } from '#ui/overlays/menu.tsx'
import { RowMenu } from '#ui/overlays/row-menu.tsx'
import { describeResume, isLiveAfterResume } from './paused-by.ts'

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
  const [openDialog, setOpenDialog] = useState<CampaignAct>()
  const { acts, name } = campaign
  if (acts.length === 0) return null
  const onClose = () => setOpenDialog(undefined)
  return (
    <>
      {isMenu ? (
        <RowMenu name={name}>
          {acts.map((action) => (
            <MenuItem key={action} onSelect={() => setOpenDialog(action)}>
              {wordOf(action, campaign)}
            </MenuItem>
          ))}
        </RowMenu>
      ) : (
        acts.map((action) => (
          <Button key={action} variant="secondary" onClick={() => setOpenDialog(action)}>
            {wordOf(action, campaign)}
          </Button>
        ))
      )}
      <ActionDialog {...pause(campaign)} isOpen={openDialog === 'pause'} onClose={onClose} />
      <ActionDialog {...resume(campaign)} isOpen={openDialog === 'resume'} onClose={onClose} />
      <ActionDialog {...end(campaign)} isOpen={openDialog === 'complete'} onClose={onClose} />
    </>
  )
}

function wordOf(act: CampaignAct, campaign: AdminCampaign): string {
  return act === 'resume' && !isLiveAfterResume(campaign) ? 'Lift pause' : words[act]
}

const failed = 'The campaign could not be changed'

function pause({ id, name }: AdminCampaign): ConfirmedAction<typeof pauseForReasonCall> {
  return {
    call: pauseForReasonCall,
    request: withReason(id),
    title: `Pause ${isolate(name)}?`,
    description:
      'It accepts no new posts, and the brand can neither resume it nor refund its money. Approved posts keep earning while money is left.',
    hint: 'Shown to the brand',
    label: 'Pause campaign',
    busyLabel: 'Pausing...',
    done: 'Campaign paused',
    failed,
  }
}

function resume(campaign: AdminCampaign): ConfirmedAction<typeof resumeCampaignCall> {
  const { id, name } = campaign
  const isLive = isLiveAfterResume(campaign)
  return {
    call: resumeCampaignCall,
    request: () => ({ params: { id } }),
    title: isLive ? `Resume ${isolate(name)}?` : `Lift the pause of ${isolate(name)}?`,
    description: describeResume(campaign),
    label: isLive ? 'Resume campaign' : 'Lift pause',
    busyLabel: isLive ? 'Resuming...' : 'Lifting...',
    done: ({ status }) => ({ title: status === 'live' ? 'Campaign resumed' : 'Pause lifted' }),
    failed,
  }
}

function end({ id, name }: AdminCampaign): ConfirmedAction<typeof completeCampaignCall> {
  return {
    call: completeCampaignCall,
    request: () => ({ params: { id } }),
    title: `End ${isolate(name)}?`,
    description: `You can’t restart it. Pending posts are decided within ${decisionHoursAfterEnd} hours, and approved posts stop earning by then at the latest.`,
    label: 'End campaign',
    busyLabel: 'Ending...',
    done: 'Campaign ended',
    failed,
    isDanger: true,
  }
}
