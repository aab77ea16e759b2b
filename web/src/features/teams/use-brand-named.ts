import { isolate } from '@permille/contract/input/isolate'
import { useSession } from '#api/session.ts'

/** The name of the brand that the tab is for, to someone of several, who could mistake it; undefined for everyone else. */
export function useBrandNamed(): string | undefined {
  const { user } = useSession()
  if (!user?.brand || user.brand.count < 2) return undefined
  return isolate(user.brandName ?? '')
}
