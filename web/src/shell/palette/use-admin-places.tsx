import { listUsersCall } from '@permille/contract/administration/users'
import { listAllCampaignsCall } from '@permille/contract/campaigns/admin-campaigns'
import { isolate } from '@permille/contract/input/isolate'
import { listAllSubmissionsCall } from '@permille/contract/submissions/admin-submissions'
import { useQuery } from '@tanstack/react-query'
import { Clapperboard, Megaphone, UserRound } from 'lucide-react'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import type { CommandGroup } from '#ui/overlays/find-commands.ts'
import { titleOf } from '#ui/values/title-of.ts'
import type { Place } from './place.ts'
import { useRested } from './use-rested.ts'

const limit = 5

/** Returns the people, campaigns and posts of the whole marketplace that match; none while nothing is typed. */
export function useAdminPlaces(typed: string): readonly CommandGroup<Place>[] {
  const search = useRested(typed.trim())
  const options = { enabled: search !== '', placeholderData: <T,>(previous: T) => previous }
  const people = useQuery({ ...queryOf(listUsersCall, { query: { search, limit } }), ...options })
  const campaigns = useQuery({
    ...queryOf(listAllCampaignsCall, { query: { search, limit } }),
    ...options,
  })
  const posts = useQuery({
    ...queryOf(listAllSubmissionsCall, { query: { search, limit } }),
    ...options,
  })
  if (search === '' || typed.trim() === '') return []
  return [
    {
      title: 'People',
      isSearched: true,
      commands: (people.data ?? []).map(({ id, displayName, email, brandName }) => ({
        key: id,
        label: displayName,
        note: brandName ?? email,
        icon: <UserRound className="size-4" />,
        path: adminPaths.user(id),
      })),
    },
    {
      title: 'Campaigns',
      isSearched: true,
      commands: (campaigns.data ?? []).map(({ id, name, brandName }) => ({
        key: id,
        label: name,
        note: brandName,
        icon: <Megaphone className="size-4" />,
        path: adminPaths.campaign(id),
      })),
    },
    {
      title: 'Posts',
      isSearched: true,
      commands: (posts.data ?? []).map(({ id, title, creatorName, campaignName }) => ({
        key: id,
        label: titleOf(title),
        note: `${isolate(creatorName)} · ${isolate(campaignName)}`,
        icon: <Clapperboard className="size-4" />,
        path: adminPaths.submission(id),
      })),
    },
  ]
}
