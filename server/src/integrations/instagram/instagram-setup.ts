import { registrationQuestions } from '../app-registration.ts'
import { failed, passed, type SetupParts, type SetupQuestion, unchecked } from '../diagnosis.ts'
import { callPlatform, endpointUrl } from '../platform-http.ts'
import { type InstagramOptions, instagramEndpoints } from './instagram-client.ts'
import { scopes } from './instagram-connection.ts'
import { oauthError } from './instagram-shapes.ts'

const developerPage = 'https://developers.facebook.com/apps/'

export function instagramSetup(
  options: InstagramOptions,
  app: { isSandbox: boolean; redirectUri: string },
): SetupParts {
  const review = 'Both scopes need advanced access, which Meta grants after app review.'
  return {
    party: 'instagram',
    questions: [
      keyQuestion(options, app.redirectUri),
      ...registrationQuestions({ ...app, scopes, review, where: developerPage }),
    ],
  }
}

/** Instagram has no call for an app alone, but it checks the app before the code. */
function keyQuestion(options: InstagramOptions, redirectUri: string): SetupQuestion {
  const { endpoints = instagramEndpoints, appId, appSecret, timeoutMs } = options
  return {
    code: 'keys',
    claim: 'Instagram accepts the app’s id and secret.',
    where: developerPage,
    check: async () => {
      const { status, body } = await callPlatform('instagram', {
        url: endpointUrl(endpoints.tokenBase, '/oauth/access_token'),
        form: {
          client_id: appId,
          client_secret: appSecret,
          grant_type: 'authorization_code',
          redirect_uri: redirectUri,
          code: 'not-a-code',
        },
        timeoutMs,
      })
      const words = oauthError.safeParse(body).data?.error_message ?? ''
      if (/platform app|client_(id|secret)|client secret/i.test(words)) {
        const remedy =
          'Set INSTAGRAM_APP_ID and INSTAGRAM_APP_SECRET to those of Instagram login, not of the Meta app.'
        return failed(words, remedy)
      }
      if (status === 400 && /code/i.test(words)) return passed('It refused only our made-up code.')
      return unchecked(`Instagram returned ${status} ${words}`.trim())
    },
  }
}
