import { platforms } from '@permille/contract/enums'
import { permissionsToAllow, platformFacts } from '@permille/contract/platforms'
import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { type ToastMessage, toast } from '#ui/overlays/toast.ts'

/** Shows once how a visit to a platform's authorization page ended, and cleans up the URL. */
export function useConnectOutcome() {
  const [params, setParams] = useSearchParams()
  const connected = params.get('connected')
  const refusal = params.get('connect_error')

  useEffect(() => {
    if (connected === null && refusal === null) return
    toast(refusal === null ? connectedToast(connected) : refusedToast(refusal))
    setParams(new URLSearchParams(), { replace: true })
  }, [connected, refusal, setParams])
}

export function refusedToast(refusal: string): ToastMessage {
  return {
    tone: 'negative',
    title: 'Failed to connect account',
    description: refusals[refusal] ?? 'The platform did not confirm the connection. Try again.',
  }
}

export function connectedToast(connected: string | null): ToastMessage {
  const title = 'Account connected!'
  const platform = platforms.find((known) => known === connected)
  if (platform === undefined) return { title }
  return { title, description: `${platformFacts[platform].title} is ready for your posts.` }
}

/** Keyed by the code that the server puts into the URL. */
const refusals: Partial<Record<string, string>> = {
  'access-denied': 'You did not allow the connection, so nothing was connected.',
  'link-expired': 'This connection was not started here or took too long. Try again.',
  'account-taken': 'This account is already connected by another creator.',
  'already-connected': 'You have already connected this account.',
  'too-many-look-ups': 'You have reached the limit of new accounts for now. Try again later.',
  'platform-quota': 'We cannot connect more accounts on this platform for now. Try again later.',
  'platform-unavailable': 'The platform is not responding right now. Try again in a minute.',
  'platform-refuses-us':
    'We cannot connect accounts on this platform right now. The problem is on our side, and our team has been alerted.',
  'authorization-incomplete':
    'The platform did not confirm the connection. Connect again and allow everything requested.',
  'permission-refused-instagram': `Instagram did not let us see your views. Connect again and ${permissionsToAllow.instagram}.`,
  'permission-refused-tiktok': `TikTok did not let us see your views. Connect again and ${permissionsToAllow.tiktok}.`,
}
