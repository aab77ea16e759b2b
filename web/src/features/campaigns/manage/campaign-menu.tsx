import {
  type OwnCampaign,
  pauseCampaignCall,
  resumeCampaignCall,
} from '@permille/contract/campaigns/campaigns'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { ActionDialog } from '#api/action-button.tsx'
import { paths } from '#paths.ts'
import { MenuItem } from '#ui/overlays/menu.tsx'
import { RowMenu } from '#ui/overlays/row-menu.tsx'
import { isDeletable, pauseWord } from '../own-campaigns.ts'
import { resumedToast } from '../pause-labels.ts'
import { endCampaign } from './end-campaign.ts'
import { useChangeCampaign } from './use-change-campaign.ts'
import { useDeleteDraft } from './use-delete-draft.ts'

/** The actions of the campaign's page, except funding, as a menu in its row. */
export function CampaignMenu({ campaign }: { readonly campaign: OwnCampaign }) {
  const { id, name, status, acts } = campaign
  const [openDialog, setOpenDialog] = useState<'end' | 'delete'>()
  const [, navigate] = useLocation()
  const pausing = useChangeCampaign({ id, endpoint: pauseCampaignCall, done: 'Campaign paused' })
  const resuming = useChangeCampaign({ id, endpoint: resumeCampaignCall, done: resumedToast })
  const deleteDraft = useDeleteDraft(id)
  const onClose = () => setOpenDialog(undefined)
  return (
    <>
      <RowMenu name={name} isBusy={pausing.isPending || resuming.isPending} className="-mr-2">
        {acts.includes('pause') && (
          <MenuItem onSelect={() => pausing.mutate()}>{pauseWord(campaign)}</MenuItem>
        )}
        {acts.includes('resume') && <MenuItem onSelect={() => resuming.mutate()}>Resume</MenuItem>}
        {status !== 'completed' && (
          <MenuItem onSelect={() => navigate(paths.editCampaign(id))}>Edit</MenuItem>
        )}
        <MenuItem onSelect={() => navigate(`${paths.createCampaign}?from=${id}`)}>
          Duplicate
        </MenuItem>
        {acts.includes('complete') && (
          <MenuItem onSelect={() => setOpenDialog('end')}>End</MenuItem>
        )}
        {isDeletable(campaign) && (
          <MenuItem onSelect={() => setOpenDialog('delete')}>Delete draft</MenuItem>
        )}
      </RowMenu>
      <ActionDialog {...endCampaign(id)} isOpen={openDialog === 'end'} onClose={onClose} />
      <ActionDialog {...deleteDraft} isOpen={openDialog === 'delete'} onClose={onClose} />
    </>
  )
}
