import type { CampaignId } from '@permille/contract/ids'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { isId } from '../../api/is-id.ts'
import { paths } from '../../paths.ts'

/** In the tab alone: connecting may lead to the platform's own page, and its way back has our address. */
const place = 'connect-for-campaign'

/** The submission that an account was missing for, if one was. */
export function useWayBack(): string | undefined {
  const [params] = useSearchParams()
  const [campaignId] = useState(() => {
    const asked = params.get('campaign')
    if (asked !== null && isId(asked)) sessionStorage.setItem(place, asked)
    return sessionStorage.getItem(place)
  })
  return campaignId === null ? undefined : paths.submit(campaignId as CampaignId)
}

export function forgetWayBack(): void {
  sessionStorage.removeItem(place)
}
