import { listCampaignsCall, listOwnCampaignsCall } from '@permille/contract/campaigns/campaigns'
import type { UserRole } from '@permille/contract/enums'
import { isolate } from '@permille/contract/input/isolate'
import {
  listBrandSubmissionsCall,
  listCreatorSubmissionsCall,
} from '@permille/contract/submissions/submissions'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Megaphone } from 'lucide-react'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import type { CommandGroup } from '#ui/overlays/find-commands.ts'
import { titleOf } from '#ui/values/title-of.ts'
import type { Place } from './place.ts'
import { useAdminPlaces } from './use-admin-places.tsx'
import { useNumbers } from './use-numbers.tsx'

const limit = 100
const campaignIcon = <Megaphone className="size-4" />
const submissionIcon = <Clapperboard className="size-4" />

/**
 * Returns the newest campaigns and submissions that the user can open; for an admin, what the
 * server finds in the whole marketplace. Receipts and payouts are found by their number.
 */
export function usePlaces(role: UserRole, typed: string): readonly CommandGroup<Place>[] {
  const ofBrand = useBrandPlaces(role === 'brand')
  const ofCreator = useCreatorPlaces(role === 'creator')
  const ofAdmin = useAdminPlaces(role === 'admin' ? typed : '')
  const places = { brand: ofBrand, creator: ofCreator, admin: ofAdmin }[role]
  return [...places, useNumbers(role, typed)]
}

function useBrandPlaces(enabled: boolean): readonly CommandGroup<Place>[] {
  const campaigns = useQuery({ ...queryOf(listOwnCampaignsCall, { query: { limit } }), enabled })
  const submissions = useQuery({
    ...queryOf(listBrandSubmissionsCall, { query: { limit } }),
    enabled,
  })
  return [
    {
      title: 'Campaigns',
      commands: (campaigns.data ?? []).map(({ id, name, status }) => ({
        key: id,
        label: name,
        note: status,
        icon: campaignIcon,
        path: paths.campaign(id),
      })),
    },
    {
      title: 'Submissions',
      commands: (submissions.data ?? []).map(({ id, title, creatorName, campaignName }) => ({
        key: id,
        label: titleOf(title),
        icon: submissionIcon,
        note: `${isolate(creatorName)} · ${isolate(campaignName)}`,
        path: paths.submission(id),
      })),
    },
  ]
}

function useCreatorPlaces(enabled: boolean): readonly CommandGroup<Place>[] {
  const campaigns = useQuery({ ...queryOf(listCampaignsCall, { query: { limit } }), enabled })
  const submissions = useQuery({
    ...queryOf(listCreatorSubmissionsCall, { query: { limit } }),
    enabled,
  })
  return [
    {
      title: 'Campaigns',
      commands: (campaigns.data ?? []).map(({ id, name, brandName }) => ({
        key: id,
        label: name,
        note: brandName,
        icon: campaignIcon,
        path: paths.exploreCampaign(id),
      })),
    },
    {
      title: 'Submissions',
      commands: (submissions.data ?? []).map(({ id, title, campaignName }) => ({
        key: id,
        label: titleOf(title),
        note: campaignName,
        icon: submissionIcon,
        path: paths.mySubmission(id),
      })),
    },
  ]
}
