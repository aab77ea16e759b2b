import {
  addSocialAccountCall,
  startAuthorizationCalls,
} from '@permille/contract/connections/connections'
import type { Platform } from '@permille/contract/enums'
import { isOAuthPlatform, type OAuthPlatform } from '@permille/contract/platforms'
import { useMutation } from '@tanstack/react-query'
import { messageOf } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { toast } from '#ui/overlays/toast.ts'

interface Connection {
  readonly platform: Platform
  readonly username: string
}

const failedToAdd = 'Failed to add account'
const failedToConnect: Readonly<Record<OAuthPlatform, string>> = {
  instagram: 'Failed to initiate Instagram connection',
  tiktok: 'Failed to initiate TikTok connection',
}

/** Adds an account by username, or sends the browser to the platform's own page. */
export function useConnectAccount(onAdded: () => void) {
  const adding = useAction({
    call: addSocialAccountCall,
    request: ({ platform, username }: Connection) => ({ body: { platform, username } }),
    done: {
      title: 'Account connected!',
      description: 'Verify it with the code on its card. Until then, its posts earn nothing.',
    },
    failed: failedToAdd,
    onDone: onAdded,
  })
  const leaving = useMutation({
    mutationFn: async (platform: OAuthPlatform) =>
      authorize((await call(startAuthorizationCalls[platform])).authUrl),
    onError: (error, platform) => toast(errorToast(messageOf(error, failedToConnect[platform]))),
  })
  return {
    connect: (connection: Connection) =>
      isOAuthPlatform(connection.platform)
        ? leaving.mutate(connection.platform)
        : adding.mutate(connection),
    /** Why the username was refused. */
    problem: adding.error === null ? undefined : messageOf(adding.error, failedToAdd),
    forgetProblem: adding.reset,
    isPending: adding.isPending || leaving.isPending,
  }
}

/** Never settles: the browser is leaving for the platform, and the button stays busy until then. */
function authorize(authUrl: string): Promise<never> {
  location.assign(authUrl)
  return new Promise(() => undefined)
}
