import { type Refusal, type RefusalCode, refusalOf } from '@permille/contract/refusals/refusals'
import { type Refusable, refusalsOf } from '../calls/refusals-of.ts'
import type { Json } from './json-schema.ts'

/** The server's messages for refusals common to all calls; reference.test.ts provokes each. */
export const sharedMessages = {
  malformed: 'Name is required',
  'not-signed-in': 'Sign in to continue',
  'key-invalid': 'This API key is not valid',
  'key-stopped': 'The account of whoever stands behind this API key is suspended',
  'key-not-allowed': 'An API key cannot do this. Sign in to do it yourself.',
  'wrong-role': 'Your account cannot do this',
  'foreign-origin': 'This request did not come from our own pages',
  'sign-in-too-old': 'Confirm it’s you: enter your password and try again',
  'second-factor-missing':
    'Admins need a second factor here. Add one in your settings, under Security.',
  'not-found': 'Not found',
  'too-large': 'The request is too large.',
  'unsupported-media-type': 'Send a body of the expected content type.',
  'too-many-requests': 'Too many requests. Wait a moment and try again.',
  busy: 'Someone else is changing this right now. Try again in a moment.',
  'database-unavailable': 'The database cannot be reached right now. Try again in a moment.',
  'key-reused': 'This Idempotency-Key belongs to another request',
  'still-running': 'The first request with this key is still running',
} as const satisfies Partial<Record<RefusalCode, string>>

const meanings: Readonly<Record<number, string>> = {
  400: 'The request is malformed; where it lies in fields, `details.fields` names what is wrong with each.',
  401: 'Nobody is signed in, or the API key is not valid.',
  403: 'The signed-in user, or the API key, may not do this.',
  404: 'It does not exist, or it is someone else’s.',
  409: 'It is in a state that does not allow this; read it again.',
  413: 'The body is larger than this call allows.',
  415: 'The body has the wrong content type.',
  422: 'A rule forbids it; `message` says so in a sentence to show to the person.',
  429: 'Too many calls; `Retry-After` says for how many seconds to wait.',
  503: 'It cannot be done right now; `Retry-After` says for how many seconds to wait.',
}

/** A response per status; those without a refusal of the call's own are shared between calls. */
export function failureResponses(call: Refusable): Json {
  return Object.fromEntries(
    byStatus(call).map((same) => [
      String(same[0]?.status),
      isShared(same) ? { $ref: `#/components/responses/${nameOf(same)}` } : failureResponse(same),
    ]),
  )
}

/** Every failure response that several of these calls refer to. */
export function failureComponents(calls: readonly Refusable[]): Json {
  const used = calls.flatMap((call) => byStatus(call)).filter(isShared)
  return Object.fromEntries(used.map((same) => [nameOf(same), failureResponse(same)]))
}

function byStatus(call: Refusable): Refusal[][] {
  const listed = [...refusalsOf(call)].map(refusalOf)
  const statuses = [...new Set(listed.map(({ status }) => status))].toSorted((a, b) => a - b)
  return statuses.map((status) => listed.filter((each) => each.status === status))
}

function isShared(same: readonly Refusal[]): boolean {
  return same.every(({ code }) => code in sharedMessages)
}

/** `foreign-origin` and `wrong-role` are `ForeignOriginOrWrongRole`. */
function nameOf(same: readonly Refusal[]): string {
  const words = (code: string) =>
    code.split('-').map((word) => word[0]?.toUpperCase() + word.slice(1))
  return same.map(({ code }) => words(code).join('')).join('Or')
}

function failureResponse(same: readonly Refusal[]): Json {
  const codes = same.map(({ code, when }) => `- \`${code}\`: ${when}`).join('\n')
  const worded = Object.entries(sharedMessages).filter(([code]) =>
    same.some((each) => each.code === code),
  )
  const examples = worded.map(([code, message]) => [code, { value: { message, code } }] as const)
  return {
    description: `${meanings[same[0]?.status ?? 0] ?? 'Refused.'}\n\n${codes}`,
    content: {
      'application/json': {
        schema: failureSchema(same),
        ...(worded.length > 0 && { examples: Object.fromEntries(examples) }),
      },
    },
  }
}

/** Lists the codes of this response, so that a typed client knows them. */
function failureSchema(same: readonly Refusal[]): Json {
  const code = { type: 'string', enum: same.map((each) => each.code) }
  return {
    allOf: [
      { $ref: '#/components/schemas/Failure' },
      { type: 'object', properties: { code }, required: ['code'] },
    ],
  }
}
