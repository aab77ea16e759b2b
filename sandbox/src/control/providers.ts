import { platforms } from '@permille/contract/enums'

export const providers = ['stripe', ...platforms, 'inbox'] as const
export type Provider = (typeof providers)[number]

const pathPrefixes: readonly (readonly [prefix: string, provider: Provider])[] = [
  ['/v1/', 'stripe'],
  ['/v2/core/', 'stripe'],
  ['/v2/', 'tiktok'],
  ['/t/', 'tiktok'],
  ['/oauth/', 'instagram'],
  ['/access_token', 'instagram'],
  ['/refresh_access_token', 'instagram'],
  ['/v25.0/', 'instagram'],
  ['/youtube/', 'youtube'],
  ['/2/', 'x'],
  ['/oauth2/', 'x'],
  ['/inbox/', 'inbox'],
  ...platforms.map((platform) => [`/pictures/${platform}/`, platform] as const),
]

/** The provider whose API a path belongs to; null for pages, control and the console. */
export function providerOf(path: string): Provider | null {
  return pathPrefixes.find(([prefix]) => path.startsWith(prefix))?.[1] ?? null
}

/** An error body in the provider's own format, for faults that replace a response. */
export function providerErrorBody(provider: Provider, status: number): unknown {
  const message = `Requested fault: status ${status}.`
  switch (provider) {
    case 'stripe':
      return { error: stripeError(status, message) }
    case 'tiktok':
      return { data: {}, error: { code: tiktokCode(status), message, log_id: 'fault' } }
    case 'instagram':
      return {
        error: { message, type: 'OAuthException', code: status === 429 ? 4 : 2, fbtrace_id: 'F' },
      }
    case 'youtube':
      return { error: { code: status, message, errors: [{ message, reason: 'backendError' }] } }
    case 'x':
      return { title: 'Fault', detail: message, type: 'about:blank', status }
    case 'inbox':
      return { message }
  }
}

function stripeError(status: number, message: string) {
  if (status === 429) return { type: 'invalid_request_error', code: 'rate_limit', message }
  return { type: status >= 500 ? 'api_error' : 'invalid_request_error', message }
}

function tiktokCode(status: number): string {
  return status === 429 ? 'rate_limit_exceeded' : 'internal_error'
}
