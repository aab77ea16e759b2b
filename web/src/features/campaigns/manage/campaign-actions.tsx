import {
  type OwnCampaign,
  pauseCampaignCall,
  resumeCampaignCall,
} from '@permille/contract/campaigns/campaigns'
import type { CampaignId } from '@permille/contract/ids'
import { Link } from 'wouter'
import { Allowed } from '#api/session.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { fundingWord, pauseWord } from '../own-campaigns.ts'
import { resumedToast } from '../pause-labels.ts'
import { CampaignRefundButton } from '../refunds/refund-button.tsx'
import { type CampaignButton, CampaignMenu } from './campaign-menu.tsx'
import { useChangeCampaign } from './use-change-campaign.ts'

type Acted = Pick<OwnCampaign, 'id' | 'name' | 'status' | 'acts' | 'fundedCents' | 'takesMoney'>

/** The brand's actions in the campaign's current state: the next one, one beside it, the rest in a menu. */
export function CampaignActions({ campaign }: { readonly campaign: Acted }) {
  const { id } = campaign
  const word = fundingWord(campaign)
  const second = secondOf(campaign)
  return (
    <>
      <CampaignMenu campaign={campaign} except={['fund', ...(second ? [second] : [])]} />
      <Allowed to="money:move">
        {campaign.fundedCents > 0 && <CampaignRefundButton campaignId={id} />}
      </Allowed>
      <Allowed to="campaigns:write">
        {second === 'pause' && <Pause id={id} word={pauseWord(campaign)} />}
        {second === 'resume' && <Resume id={id} />}
        {second === 'edit' && (
          <Link href={paths.editCampaign(id)} className={buttonClasses({ variant: 'secondary' })}>
            Edit
          </Link>
        )}
      </Allowed>
      <Allowed to="money:move">
        {word !== undefined && (
          <Link href={paths.fundCampaign(id)} className={`${buttonClasses()} thumb-act`}>
            {word}
          </Link>
        )}
      </Allowed>
    </>
  )
}

/** A pause on top of another one is in the menu: it changes nothing yet. */
function secondOf({ status, acts }: Acted): CampaignButton | undefined {
  if (status === 'live' && acts.includes('pause')) return 'pause'
  if (acts.includes('resume')) return 'resume'
  return status === 'completed' ? undefined : 'edit'
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
