import * as z from 'zod/mini'
import {
  askOnce,
  type Finding,
  failed,
  passed,
  type SetupParts,
  type SetupQuestion,
  skipped,
  unchecked,
} from '../diagnosis.ts'
import { callPlatform, endpointUrl, type PlatformAnswer } from '../platform-http.ts'
import { type XOptions, xEndpoints } from './x-platform.ts'
import { problem } from './x-shapes.ts'

const developerPage = 'https://console.x.com'

interface XAllowance {
  readonly readsPerDay: number
  readonly isSandbox: boolean
}

/** X's *Pay to engage*, in its developer policy as of 2026-08-22; decision 92. */
export const xPolicyWords =
  'X’s developer policy forbids apps that pay people for posts (“Pay to engage”, as of 2026-08-22), and in January 2026 X removed such apps.'

/** Only X can answer it, and not through its API. */
function xPolicyQuestion(isSandbox: boolean): SetupQuestion {
  return {
    code: 'policy',
    claim: 'X allows you in writing to pay for posts.',
    where: 'https://docs.x.com/developer-terms/policy',
    check: () =>
      isSandbox
        ? skipped(xPolicyWords)
        : unchecked(xPolicyWords, 'Ask X before creators post there, and keep its answer.'),
  }
}

/** The first post on X was 20, so nothing is read or billed. */
const noPost = '1'

export function xSetup(options: XOptions & XAllowance): SetupParts {
  const where = developerPage
  const fieldNames = options.fieldNames ?? 'tweet'
  const query = { ids: noPost, [`${fieldNames}.fields`]: 'public_metrics' }
  const askPost = askOnce(() => ask(options, '/2/tweets', query))
  return {
    party: 'x',
    questions: [
      xPolicyQuestion(options.isSandbox),
      {
        code: 'bearer',
        claim: 'X accepts the bearer token.',
        where,
        check: async () => bearerFinding(await askPost()),
      },
      {
        code: 'usage',
        claim: 'Posts can still be read this month.',
        where,
        check: async () =>
          usageFinding(await ask(options, '/2/usage/tweets', {}), options.readsPerDay),
      },
      {
        code: 'field-names',
        claim: 'X_FIELD_NAMES matches the names that X uses.',
        where: null,
        check: async () => namesFinding(await askPost(), fieldNames),
      },
    ],
  }
}

function ask(
  { bearerToken, endpoints = xEndpoints, timeoutMs }: XOptions,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<PlatformAnswer> {
  const headers = { authorization: `Bearer ${bearerToken}` }
  return callPlatform('x', { url: endpointUrl(endpoints.apiBase, path, query), headers, timeoutMs })
}

function wordsOf({ status, body }: PlatformAnswer): string {
  const { title = '', detail = '' } = problem.safeParse(body).data ?? {}
  return `${status} ${title} ${detail}`.trim()
}

function bearerFinding(response: PlatformAnswer): Finding {
  const remedy = 'Create the app’s bearer token again and set X_BEARER_TOKEN.'
  if (response.status === 401) return failed(wordsOf(response), remedy)
  if (response.status === 403) {
    return failed(wordsOf(response), `If X has removed the app, ask it why. Otherwise: ${remedy}`)
  }
  return response.status < 500 ? passed('The token works.') : unchecked(wordsOf(response))
}

/** Documented as numbers, and sent as text. */
const wholeNumber = z.union([z.int(), z.pipe(z.string(), z.transform(Number))])
const usageAnswer = z.object({
  data: z.object({ project_cap: wholeNumber, project_usage: wholeNumber }),
})

/** The price of a post, as of 2026-08; an account costs twice as much, and there are few of those. */
const dollarsPerPost = 0.005

const creditsRemedy = 'Buy credits or raise the spending limit.'

function usageFinding(response: PlatformAnswer, readsPerDay: number): Finding {
  if (response.status === 402) return failed(wordsOf(response), creditsRemedy)
  const usage = usageAnswer.safeParse(response.body).data?.data
  if (response.status !== 200 || usage === undefined)
    return unchecked(`X returned ${wordsOf(response)}`)
  const left = usage.project_cap - usage.project_usage
  const dollars = Math.ceil(readsPerDay * dollarsPerPost)
  const seen =
    `X_READS_PER_DAY=${readsPerDay} costs up to about $${dollars.toLocaleString('en-US')} a day. ` +
    `${usage.project_usage.toLocaleString('en-US')} of ${usage.project_cap.toLocaleString('en-US')} posts are read.`
  if (left >= readsPerDay) return passed(seen)
  return failed(seen, `Less than a day is left at X_READS_PER_DAY=${readsPerDay}. ${creditsRemedy}`)
}

function namesFinding(response: PlatformAnswer, names: string): Finding {
  if (response.status === 200) return passed(`X accepts ${names}.fields.`)
  if (response.status !== 400) return unchecked(`X returned ${wordsOf(response)}`)
  const other = names === 'tweet' ? 'post' : 'tweet'
  return failed(`X refuses ${names}.fields: ${wordsOf(response)}`, `Set X_FIELD_NAMES=${other}.`)
}
