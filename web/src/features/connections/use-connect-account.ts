import {
  addSocialAccountCall,
  listSocialAccountsCall,
  startInstagramCall,
  startTiktokCall,
} from '@permille/contract/connections'
import type { Platform } from '@permille/contract/enums'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useIdempotencyKey } from '../../api/idempotency-key.ts'
import { refresh } from '../../api/query.ts'
import { wasRefused } from '../../api/was-refused.ts'
import { toast } from '../../ui/overlays/toast.ts'

interface Connection {
  readonly platform: Platform
  readonly username: string
}

const failures: Record<Platform, string> = {
  instagram: 'Failed to initiate Instagram connection',
  tiktok: 'Failed to initiate TikTok connection',
  youtube: 'Failed to add account',
  x: 'Failed to add account',
}

/** YouTube and X are added by name at once; TikTok and Instagram take the browser to their page. */
export function useConnectAccount(onAdded: () => void) {
  const client = useQueryClient()
  const idempotencyKey = useIdempotencyKey()

  return useMutation({
    mutationFn: async ({ platform, username }: Connection) => {
      if (platform === 'tiktok') return authorize((await call(startTiktokCall)).authUrl)
      if (platform === 'instagram') return authorize((await call(startInstagramCall)).authUrl)
      const body = { platform, username }
      await call(addSocialAccountCall, { body, idempotencyKey: idempotencyKey.current })
      idempotencyKey.renew()
      toast({
        title: 'Account connected!',
        description: 'Verify it with the code on its card: until then its posts earn nothing.',
      })
      onAdded()
      await refresh(client, listSocialAccountsCall)
    },
    onError: (error, { platform }) => {
      if (wasRefused(error)) idempotencyKey.renew()
      toast({
        tone: 'negative',
        title: 'Error',
        description: messageOf(error, failures[platform]),
      })
    },
  })
}

/** Never settles: the page is on its way to the platform, and its button stays busy until then. */
function authorize(authUrl: string): Promise<never> {
  location.assign(authUrl)
  return new Promise(() => undefined)
}
