import { askOnce, type Finding, failed, passed, type SetupParts, unchecked } from '../diagnosis.ts'
import { callPlatform, endpointUrl } from '../platform-http.ts'
import { type YoutubeOptions, youtubeEndpoints } from './youtube-platform.ts'
import { errorEnvelope } from './youtube-shapes.ts'

const pages = {
  keys: 'https://console.cloud.google.com/apis/credentials',
  quotas: 'https://console.cloud.google.com/apis/api/youtube.googleapis.com/quotas',
}

/** Google's own channel for developers; one lookup costs one unit of the day's quota. */
const someChannel = 'UC_x5XG1OV2P6uZZ5FSM9Ttw'

const quotaReasons = ['quotaExceeded', 'dailyLimitExceeded']

export function youtubeSetup(options: YoutubeOptions): SetupParts {
  const lookUp = askOnce(() => lookUpChannel(options))
  return {
    party: 'youtube',
    questions: [
      {
        code: 'key',
        claim: 'YouTube accepts the API key.',
        where: pages.keys,
        check: async () => keyFinding(await lookUp()),
      },
      {
        code: 'quota',
        claim: 'Today’s quota is not used up.',
        where: pages.quotas,
        check: async () => quotaFinding(await lookUp()),
      },
    ],
  }
}

interface Outcome {
  readonly status: number
  readonly reason: string
  readonly message: string
}

async function lookUpChannel(options: YoutubeOptions): Promise<Outcome> {
  const { apiKey, endpoints = youtubeEndpoints, timeoutMs } = options
  const query = { part: 'id', id: someChannel }
  const { status, body } = await callPlatform('youtube', {
    url: endpointUrl(endpoints.apiBase, '/youtube/v3/channels', query),
    headers: { 'x-goog-api-key': apiKey },
    timeoutMs,
  })
  const error = errorEnvelope.safeParse(body).data?.error
  return { status, reason: error?.errors?.[0]?.reason ?? '', message: error?.message ?? '' }
}

function keyFinding({ status, reason, message }: Outcome): Finding {
  if (status === 200 || quotaReasons.includes(reason)) return passed('The key works.')
  if (status === 400 || status === 401 || status === 403) {
    const remedy =
      'Enable the YouTube Data API v3 for the key’s project, allow this machine’s address, and set YOUTUBE_API_KEY.'
    return failed(`${reason}: ${message}`, remedy)
  }
  return unchecked(`YouTube returned ${status} ${message}`.trim())
}

function quotaFinding({ status, reason, message }: Outcome): Finding {
  if (status === 200) return passed('There is some left; YouTube does not show how much.')
  if (!quotaReasons.includes(reason)) return unchecked(`YouTube returned ${status} ${reason}`)
  return failed(
    message,
    'It begins again at midnight in California. Ask Google for a larger quota.',
  )
}
