import type { CampaignId } from '@permille/contract/ids'
import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { isId } from '#api/is-id.ts'
import { paths } from '#paths.ts'

/** A `sessionStorage` key: connecting may leave for the platform's own page, which returns to a fixed URL. */
const place = 'connect-for-campaign'

/** Returns the URL of the submission that an account was missing for, if any. */
export function useWayBack(): string | undefined {
  const [params] = useSearchParams()
  const [campaignId] = useState(() => {
    const asked = params.get('campaign')
    return keptWayBack(asked !== null && isId(asked) ? asked : null)
  })
  return campaignId === null ? undefined : paths.submit(campaignId as CampaignId)
}

/** Returns the campaign that the link names, else the one that an earlier link named. */
export function keptWayBack(asked: string | null): string | null {
  try {
    if (asked !== null) sessionStorage.setItem(place, asked)
    return sessionStorage.getItem(place)
  } catch {
    // Storage is unavailable or full: the way back is lost with the page.
    return asked
  }
}

export function forgetWayBack(): void {
  try {
    sessionStorage.removeItem(place)
  } catch {
    // Nothing was stored.
  }
}
