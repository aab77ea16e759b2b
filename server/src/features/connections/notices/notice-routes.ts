import { fillPage, visitorPages } from '@permille/contract/pages'
import type { OAuthPlatform } from '@permille/contract/platforms'
import type { PlatformNotice } from '#integrations/social-platform.ts'
import {
  type RawCall,
  type RawRoute,
  rawRoute,
  webhookMaxBytes,
} from '#platform/http/calls/raw-route.ts'
import type { ConnectionDeps } from '../connection-deps.ts'
import { receiveNotice } from './receive-notice.ts'

/** Where Meta and TikTok report, signed, that a person ended a grant or wants their data erased. */
export function noticeRoutes(deps: ConnectionDeps): RawRoute[] {
  const { appUrl } = deps
  return [
    noticeRoute(deps, {
      name: 'receiveTiktokNotice',
      platform: 'tiktok',
      kind: 'grant-ended',
      path: '/api/tiktok/webhook',
      summary: 'TikTok reports, signed, that a creator ended the grant',
    }),
    noticeRoute(deps, {
      name: 'receiveInstagramNotice',
      platform: 'instagram',
      kind: 'grant-ended',
      path: '/api/auth/instagram/deauthorize',
      summary: 'Meta reports, signed, that a creator ended the grant',
    }),
    noticeRoute(deps, {
      name: 'requestDataDeletion',
      platform: 'instagram',
      kind: 'erase',
      path: '/api/auth/instagram/delete-data',
      summary:
        'Meta reports, signed, that a person requested deletion; returns the page for that person',
      present: (code) => ({
        url: `${appUrl.replace(/\/$/, '')}${fillPage(visitorPages.erasure, code ?? '')}`,
        confirmation_code: code,
      }),
    }),
  ]
}

function noticeRoute(
  deps: ConnectionDeps,
  route: {
    name: string
    platform: OAuthPlatform
    kind: PlatformNotice['kind']
    path: string
    summary: string
    present?: (code: string | null) => object
  },
): RawRoute {
  const { name, platform, kind, path, summary, present = () => ({ received: true }) } = route
  return rawRoute({
    name,
    method: 'POST',
    path,
    summary,
    access: 'public',
    refusals: ['signature-invalid', 'platform-not-configured'],
    success: { type: 'application/json', description: 'The notice is stored.' },
    needsOwnOrigin: false,
    bodyMaxBytes: webhookMaxBytes,
    handle: async ({ body, headers }: RawCall) => {
      const header = headers['tiktok-signature']
      const signature = typeof header === 'string' ? header : ''
      const code = await receiveNotice(deps, platform, { kind, body, signature })
      return { status: 200, json: present(code) }
    },
  })
}
