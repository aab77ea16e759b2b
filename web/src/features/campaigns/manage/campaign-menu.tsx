import type { OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { useMay } from '#api/session.ts'
import { paths } from '#paths.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx'
import { RowMenu } from '#ui/overlays/row-menu.tsx'
import { fundingWord, isDeletable, pauseWord } from '../own-campaigns.ts'
import type { CampaignActName } from './campaign-act.tsx'

const CampaignAct = lazyPart(() => import('./campaign-act.tsx').then((m) => m.CampaignAct), 'over')

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
  const { id, name, status } = campaign
  const mayWrite = useMay('campaigns:write')
  const acts = mayWrite ? campaign.acts : []
  const isDraft = mayWrite && isDeletable(campaign)
  const [act, setAct] = useState<CampaignActName>()
  const [, navigate] = useLocation()
  const mayFund = useMay('money:move') && !except.includes('fund')
  const word = mayFund ? fundingWord(campaign) : undefined
  const has = (button: CampaignButton) => !except.includes(button)
  if (!mayWrite && word === undefined) return null
  return (
    <>
      <RowMenu name={name} isBusy={act === 'pause' || act === 'resume'} className="-mr-2 grow-0!">
        {word !== undefined && (
          <MenuItem onSelect={() => navigate(paths.fundCampaign(id))}>{word}</MenuItem>
        )}
        {acts.includes('pause') && has('pause') && (
          <MenuItem onSelect={() => setAct('pause')}>{pauseWord(campaign)}</MenuItem>
        )}
        {acts.includes('resume') && has('resume') && (
          <MenuItem onSelect={() => setAct('resume')}>Resume</MenuItem>
        )}
        {mayWrite && status !== 'completed' && has('edit') && (
          <MenuItem onSelect={() => navigate(paths.editCampaign(id))}>Edit</MenuItem>
        )}
        {mayWrite && (
          <MenuItem onSelect={() => navigate(`${paths.createCampaign}?from=${id}`)}>
            Duplicate
          </MenuItem>
        )}
        {(acts.includes('complete') || isDraft) && <MenuSeparator />}
        {acts.includes('complete') && (
          <MenuItem isDanger onSelect={() => setAct('end')}>
            End
          </MenuItem>
        )}
        {isDraft && (
          <MenuItem isDanger onSelect={() => setAct('delete')}>
            Delete draft
          </MenuItem>
        )}
      </RowMenu>
      <Suspense fallback={null}>
        {act !== undefined && (
          <CampaignAct act={act} campaign={campaign} onClose={() => setAct(undefined)} />
        )}
      </Suspense>
    </>
  )
}
