import {
  incompatibleFilters,
  missingParameter,
  ownersOnly,
  unknownParameter,
  unknownPart,
  type YoutubeProblem,
} from './youtube-errors.ts'

export type Query = Readonly<Record<string, string | string[] | undefined>>

interface Method {
  readonly parts: readonly string[]
  readonly ownersDependencies: readonly string[]
  readonly filters: readonly string[]
  readonly parameters: readonly string[]
}

/** From Google's discovery document, revision 20260924. */
const sharedParameters = [
  '$.xgafv',
  'access_token',
  'alt',
  'callback',
  'fields',
  'key',
  'oauth_token',
  'prettyPrint',
  'quotaUser',
  'uploadType',
  'upload_protocol',
  'hl',
  'maxResults',
  'onBehalfOfContentOwner',
  'pageToken',
  'part',
]

export const methods = {
  videos: {
    parts: [
      'contentDetails',
      'id',
      'liveStreamingDetails',
      'localizations',
      'paidProductPlacementDetails',
      'player',
      'recordingDetails',
      'snippet',
      'statistics',
      'status',
      'topicDetails',
    ],
    ownersDependencies: ['fileDetails', 'processingDetails', 'suggestions'],
    filters: ['id', 'chart', 'myRating'],
    parameters: ['locale', 'maxHeight', 'maxWidth', 'regionCode', 'videoCategoryId'],
  },
  channels: {
    parts: [
      'brandingSettings',
      'contentDetails',
      'contentOwnerDetails',
      'id',
      'localizations',
      'snippet',
      'statistics',
      'status',
      'topicDetails',
    ],
    ownersDependencies: ['auditDetails'],
    filters: ['id', 'forHandle', 'forUsername', 'categoryId', 'managedByMe', 'mine'],
    parameters: ['mySubscribers'],
  },
  batchGetStats: {
    parts: ['contentDetails', 'id', 'snippet', 'statistics'],
    ownersDependencies: [],
    filters: ['id'],
    parameters: [],
  },
} as const satisfies Record<string, Method>

/** Returns Google's refusal of a list call's parameters, before any look-up. */
export function parameterProblem(query: Query, method: Method): YoutubeProblem | null {
  const known = [...sharedParameters, ...method.filters, ...method.parameters]
  const unknown = Object.keys(query).find((name) => !known.includes(name))
  if (unknown !== undefined) return unknownParameter(unknown)
  return partProblem(listOf(query.part), method) ?? filterProblem(query, method)
}

function partProblem(parts: readonly string[], method: Method): YoutubeProblem | null {
  if (parts.length === 0) return missingParameter('part')
  const unknown = parts.find(
    (part) => ![...method.parts, ...method.ownersDependencies].includes(part),
  )
  if (unknown !== undefined) return unknownPart(unknown)
  return parts.some((part) => method.ownersDependencies.includes(part)) ? ownersOnly : null
}

function filterProblem(query: Query, { filters }: Method): YoutubeProblem | null {
  const usedFilters = filters.filter((name) => listOf(query[name]).length > 0)
  if (usedFilters.length === 0) return missingParameter(filters.join(', '))
  return usedFilters.length === 1 ? null : incompatibleFilters(usedFilters)
}

/** Lists come as repeated parameters or separated by commas. */
export function listOf(value: string | string[] | undefined): string[] {
  return [value ?? []]
    .flat()
    .flatMap((text) => text.split(','))
    .filter((text) => text !== '')
}
