import type { CampaignId } from '@permille/contract/ids'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { isId } from '#api/is-id.ts'
import { paths } from '#paths.ts'

/**
 * A `sessionStorage` key: connecting may leave for the platform's own page, which returns to a
 * fixed URL.
 */
const place = 'connect-for-campaign'

/** Returns the URL of the submission that an account was missing for, if any. */
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
