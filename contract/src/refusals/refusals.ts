import { conflicts } from './conflicts.ts'
import { notFound } from './not-found.ts'
import {
  forbidden,
  malformed,
  notAcceptable,
  tooLarge,
  tooMany,
  unauthenticated,
  unavailable,
  wrongType,
} from './requests.ts'
import { rules } from './rules.ts'

/** Every refusal there is: its status, its code and when it comes. The server sends no other. */
export const refusals = {
  400: malformed,
  401: unauthenticated,
  403: forbidden,
  404: notFound,
  406: notAcceptable,
  409: conflicts,
  413: tooLarge,
  415: wrongType,
  422: rules,
  429: tooMany,
  503: unavailable,
} as const

export type RefusalStatus = keyof typeof refusals

/** The codes of one status, or of several. */
export type RefusalCodeOf<Status extends RefusalStatus> = Status extends RefusalStatus
  ? keyof (typeof refusals)[Status]
  : never

export type RefusalCode = RefusalCodeOf<RefusalStatus>

export interface Refusal {
  readonly status: RefusalStatus
  readonly code: RefusalCode
  /** When it occurs, as a sentence. */
  readonly when: string
}

const byCode = new Map(
  Object.entries(refusals).flatMap(([status, codes]) =>
    Object.entries(codes).map(
      ([code, when]) =>
        [
          code,
          { status: Number(status) as RefusalStatus, code: code as RefusalCode, when },
        ] as const,
    ),
  ),
)

export function refusalOf(code: RefusalCode): Refusal {
  const refusal = byCode.get(code)
  if (refusal === undefined) throw new Error(`No text explains the refusal ${code}`)
  return refusal
}
