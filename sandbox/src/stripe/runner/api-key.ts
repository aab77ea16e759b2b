import { ApiError } from '../wire/api-error.ts'

export type ApiKey = 'secret' | 'publishable'

/** Any test key works; a live key or anything else does not. */
export function readApiKey(authorization: string | undefined): ApiKey {
  const key = keyIn(authorization ?? '')
  if (key === '') throw unauthorized(noKeyMessage)
  if (/^(sk|rk)_test_\w+$/.test(key)) return 'secret'
  if (/^pk_test_\w+$/.test(key)) return 'publishable'
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`)
}

const noKeyMessage =
  "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."

/** Bearer, or Basic with the key as the user name. */
function keyIn(authorization: string): string {
  const [scheme = '', value = ''] = authorization.split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() !== 'basic') return ''
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? ''
}

function unauthorized(message: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message }, { isKept: false })
}

export function secretKeyRequired(): ApiError {
  const message =
    'This API call cannot be made with a publishable API key. Please use a secret API key.'
  const body = { type: 'invalid_request_error', code: 'secret_key_required', message } as const
  return new ApiError(403, body, { isKept: false })
}
