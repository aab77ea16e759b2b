import {
  type OwnCampaign,
  pauseCampaignCall,
  resumeCampaignCall,
} from '@permille/contract/campaigns/campaigns'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ActionDialog } from '#api/action-button.tsx'
import { paths } from '#paths.ts'
import { MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import { RowMenu } from '#ui/overlays/row-menu.tsx'
import { fundingWord, isDeletable, pauseWord } from '../own-campaigns.ts'
import { resumedToast } from '../pause-labels.ts'
import { endCampaign } from './end-campaign.ts'
import { useChangeCampaign } from './use-change-campaign.ts'
import { useDeleteDraft } from './use-delete-draft.ts'

export type CampaignButton = 'fund' | 'pause' | 'resume' | 'edit'

interface CampaignMenuProps {
  readonly campaign: Pick<
    OwnCampaign,
    'id' | 'name' | 'status' | 'acts' | 'fundedCents' | 'takesMoney'
  >
  /** What stands beside the menu as a button of its own. */
  readonly except?: readonly CampaignButton[]
}

/** Everything a brand can do with a campaign in its current state; what cannot be undone comes last. */
export function CampaignMenu({ campaign, except = [] }: CampaignMenuProps) {
  const { id, name, status, acts } = campaign
  const [openDialog, setOpenDialog] = useState<'end' | 'delete'>()
  const [, navigate] = useLocation()
  const pausing = useChangeCampaign({ id, endpoint: pauseCampaignCall, done: 'Campaign paused' })
  const resuming = useChangeCampaign({ id, endpoint: resumeCampaignCall, done: resumedToast })
  const deleteDraft = useDeleteDraft(id)
  const onClose = () => setOpenDialog(undefined)
  const word = fundingWord(campaign)
  const has = (button: CampaignButton) => !except.includes(button)
  return (
    <>
      <RowMenu
        name={name}
        isBusy={pausing.isPending || resuming.isPending}
        className="-mr-2 grow-0!"
      >
        {word !== undefined && has('fund') && (
          <MenuItem onSelect={() => navigate(paths.fundCampaign(id))}>{word}</MenuItem>
        )}
        {acts.includes('pause') && has('pause') && (
          <MenuItem onSelect={() => pausing.mutate()}>{pauseWord(campaign)}</MenuItem>
        )}
        {acts.includes('resume') && has('resume') && (
          <MenuItem onSelect={() => resuming.mutate()}>Resume</MenuItem>
        )}
        {status !== 'completed' && has('edit') && (
          <MenuItem onSelect={() => navigate(paths.editCampaign(id))}>Edit</MenuItem>
        )}
        <MenuItem onSelect={() => navigate(`${paths.createCampaign}?from=${id}`)}>
          Duplicate
        </MenuItem>
        {(acts.includes('complete') || isDeletable(campaign)) && <MenuSeparator />}
        {acts.includes('complete') && (
          <MenuItem isDanger onSelect={() => setOpenDialog('end')}>
            End
          </MenuItem>
        )}
        {isDeletable(campaign) && (
          <MenuItem isDanger onSelect={() => setOpenDialog('delete')}>
            Delete draft
          </MenuItem>
        )}
      </RowMenu>
      <ActionDialog {...endCampaign(id)} isOpen={openDialog === 'end'} onClose={onClose} />
      <ActionDialog {...deleteDraft} isOpen={openDialog === 'delete'} onClose={onClose} />
    </>
  )
}
