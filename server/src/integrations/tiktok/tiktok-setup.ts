import { registrationQuestions } from '../app-registration.ts'
import { failed, passed, type SetupParts, type SetupQuestion, unchecked } from '../diagnosis.ts'
import { callPlatform, endpointUrl } from '../platform-http.ts'
import { type TiktokOptions, tiktokEndpoints } from './tiktok-client.ts'
import { scopes } from './tiktok-connection.ts'
import { clientTokenAnswer, oauthError } from './tiktok-shapes.ts'

const developerPage = 'https://developers.tiktok.com/apps/'

export function tiktokSetup(
  options: TiktokOptions,
  app: { isSandbox: boolean; redirectUri: string },
): SetupParts {
  const review = 'Login Kit and Display API must pass TikTok’s app review.'
  return {
    party: 'tiktok',
    questions: [
      keyQuestion(options),
      ...registrationQuestions({ ...app, scopes, review, where: developerPage }),
    ],
  }
}

/** A client token proves that the key pair is valid; it is discarded, and no creator is involved. */
function keyQuestion(options: TiktokOptions): SetupQuestion {
  const { endpoints = tiktokEndpoints, clientKey, clientSecret, timeoutMs } = options
  return {
    code: 'keys',
    claim: 'TikTok accepts the client key and secret.',
    where: developerPage,
    check: async () => {
      const { status, body } = await callPlatform('tiktok', {
        url: endpointUrl(endpoints.apiBase, '/v2/oauth/token/'),
        form: {
          client_key: clientKey,
          client_secret: clientSecret,
          grant_type: 'client_credentials',
        },
        timeoutMs,
      })
      const refusal = oauthError.safeParse(body).data
      const words = `${refusal?.error ?? ''} ${refusal?.error_description ?? ''}`.trim()
      if (refusal?.error === 'invalid_client') {
        return failed(words, 'Set TIKTOK_CLIENT_KEY and TIKTOK_CLIENT_SECRET to the app’s own.')
      }
      if (clientTokenAnswer.safeParse(body).success) return passed('It gave the app a token.')
      return unchecked(`TikTok returned ${status} ${words}`.trim())
    },
  }
}
