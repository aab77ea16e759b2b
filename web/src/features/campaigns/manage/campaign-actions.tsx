import {
  type OwnCampaign,
  pauseCampaignCall,
  resumeCampaignCall,
} from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { Link } from 'wouter'
import { ActionButton } from '#api/action-button.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { fundingWord, isDeletable, pauseWord } from '../own-campaigns.ts'
import { resumedToast } from '../pause-labels.ts'
import { CampaignRefundButton } from '../refunds/refund-button.tsx'
import { endCampaign } from './end-campaign.ts'
import { useChangeCampaign } from './use-change-campaign.ts'
import { useDeleteDraft } from './use-delete-draft.ts'

type Acted = Pick<OwnCampaign, 'id' | 'status' | 'acts' | 'fundedCents' | 'takesMoney'>

/** The brand's actions in the campaign's current state; funding comes last. */
export function CampaignActions({ campaign }: { readonly campaign: Acted }) {
  const { id, status, acts } = campaign
  const word = fundingWord(campaign)
  return (
    <>
      <Link
        href={`${paths.createCampaign}?from=${id}`}
        className={buttonClasses({ variant: 'secondary' })}
      >
        Duplicate
      </Link>
      {status !== 'completed' && (
        <Link href={paths.editCampaign(id)} className={buttonClasses({ variant: 'secondary' })}>
          Edit
        </Link>
      )}
      {isDeletable(campaign) && <DeleteDraft id={id} />}
      {acts.includes('complete') && (
        <ActionButton {...endCampaign(id)} variant="secondary">
          End
        </ActionButton>
      )}
      {campaign.fundedCents > 0 && <CampaignRefundButton campaignId={id} />}
      {acts.includes('pause') && <Pause id={id} word={pauseWord(campaign)} />}
      {acts.includes('resume') && <Resume id={id} />}
      {word !== undefined && (
        <Link href={paths.fundCampaign(id)} className={buttonClasses()}>
          {word}
        </Link>
      )}
    </>
  )
}

function Pause({ id, word }: { readonly id: CampaignId; readonly word: string }) {
  const pausing = useChangeCampaign({ id, endpoint: pauseCampaignCall, done: 'Campaign paused' })
  return (
    <Button variant="secondary" isBusy={pausing.isPending} onClick={() => pausing.mutate()}>
      {pausing.isPending ? 'Pausing...' : word}
    </Button>
  )
}

function Resume({ id }: { readonly id: CampaignId }) {
  const resuming = useChangeCampaign({ id, endpoint: resumeCampaignCall, done: resumedToast })
  return (
    <Button variant="secondary" isBusy={resuming.isPending} onClick={() => resuming.mutate()}>
      {resuming.isPending ? 'Resuming...' : 'Resume'}
    </Button>
  )
}

function DeleteDraft({ id }: { readonly id: CampaignId }) {
  return <ActionButton {...useDeleteDraft(id)} variant="secondary" />
}
