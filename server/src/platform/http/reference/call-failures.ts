import type { Access } from '@permille/contract/endpoint'
import type { Json } from './json-schema.ts'

export interface Failure {
  readonly status: number
  readonly code: string
  readonly message: string
}

/** What of a call decides how it can be refused before its own rules are asked. */
export interface Refusable {
  readonly access: Access
  readonly needsOwnOrigin: boolean
  readonly needsFreshSignIn: boolean
  readonly worksWithoutFactor: boolean
  readonly hasParams: boolean
  readonly hasInput: boolean
  readonly takesJson: boolean
}

/** As the server words them; call-failures.test.ts provokes each. */
export const failures = {
  malformed: {
    status: 400,
    code: 'malformed',
    message: 'Name is required',
  },
  notSignedIn: { status: 401, code: 'not-signed-in', message: 'Sign in to continue' },
  wrongRole: { status: 403, code: 'wrong-role', message: 'Your account cannot do this' },
  foreignOrigin: {
    status: 403,
    code: 'foreign-origin',
    message: 'This request did not come from our own pages',
  },
  signInTooOld: {
    status: 403,
    code: 'sign-in-too-old',
    message: 'Confirm it’s you: enter your password and try again',
  },
  factorMissing: {
    status: 403,
    code: 'second-factor-missing',
    message: 'Admins need a second factor here. Add one in your settings, under Security.',
  },
  notFound: { status: 404, code: 'not-found', message: 'Not found' },
  tooLarge: { status: 413, code: 'too-large', message: 'The request is too large.' },
  wrongType: {
    status: 415,
    code: 'unsupported-media-type',
    message: 'Send a body of the expected content type.',
  },
  tooMany: {
    status: 429,
    code: 'too-many-requests',
    message: 'Too many requests. Wait a moment and try again.',
  },
  busy: {
    status: 503,
    code: 'busy',
    message: 'Someone else is changing this right now. Try again in a moment.',
  },
  databaseDown: {
    status: 503,
    code: 'database-unavailable',
    message: 'The database cannot be reached right now. Try again in a moment.',
  },
} as const satisfies Record<string, Failure>

/** How every call like this one can be refused, in the order in which the server decides. */
export function failuresOf(call: Refusable): Failure[] {
  const { access } = call
  const isOpen = access === 'public'
  const isForAdmins = access === 'signed-in' || access.includes('admin')
  return [
    ...(isOpen ? [] : [failures.notSignedIn]),
    ...(call.needsOwnOrigin ? [failures.foreignOrigin] : []),
    ...(typeof access === 'string' ? [] : [failures.wrongRole]),
    ...(!isOpen && isForAdmins && !call.worksWithoutFactor ? [failures.factorMissing] : []),
    ...(call.needsFreshSignIn ? [failures.signInTooOld] : []),
    ...(call.takesJson ? [failures.tooLarge, failures.wrongType] : []),
    ...(call.hasInput ? [failures.malformed] : []),
    ...(call.hasParams ? [failures.notFound] : []),
    failures.tooMany,
    failures.busy,
    failures.databaseDown,
  ]
}

const meanings: Readonly<Record<number, string>> = {
  400: 'The request is malformed; `details.fields` names what is wrong with each field.',
  401: 'Nobody is signed in.',
  403: 'The person is known but may not do this.',
  404: 'It does not exist, or it is someone else’s.',
  409: 'It is in a state that does not allow this; read it again.',
  413: 'The body is larger than this call takes.',
  415: 'The body has the wrong content type.',
  422: 'A rule forbids it; `message` says which, to be shown to the person.',
  429: 'Too many calls; `Retry-After` says for how many seconds to wait.',
  503: 'It cannot be done right now; `Retry-After` says for how many seconds to wait.',
}

/** One response per status, named after its codes; `failureComponents` describes them. */
export function failureResponses(listed: readonly Failure[]): Json {
  return Object.fromEntries(
    byStatus(listed).map((same) => [
      String(same[0]?.status),
      { $ref: `#/components/responses/${nameOf(same)}` },
    ]),
  )
}

/** Every failure response that one of these calls refers to, with an example per code. */
export function failureComponents(calls: readonly Refusable[]): Json {
  const used = calls.flatMap((call) => byStatus(failuresOf(call)))
  return Object.fromEntries(used.map((same) => [nameOf(same), failureResponse(same)]))
}

function byStatus(listed: readonly Failure[]): Failure[][] {
  const statuses = [...new Set(listed.map(({ status }) => status))].toSorted((a, b) => a - b)
  return statuses.map((status) => listed.filter((each) => each.status === status))
}

/** `foreign-origin` and `wrong-role` are `ForeignOriginOrWrongRole`. */
function nameOf(same: readonly Failure[]): string {
  const words = (code: string) =>
    code.split('-').map((word) => word[0]?.toUpperCase() + word.slice(1))
  return same.map(({ code }) => words(code).join('')).join('Or')
}

function failureResponse(same: readonly Failure[]): Json {
  const codes = same.map(({ code }) => `\`${code}\``).join(', ')
  const examples = same.map(({ code, message }) => [code, { value: { message, code } }] as const)
  return {
    description: `${meanings[same[0]?.status ?? 0] ?? 'Refused.'} Codes: ${codes}.`,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        examples: Object.fromEntries(examples),
      },
    },
  }
}
