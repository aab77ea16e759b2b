import type { readUserCall } from '@permille/contract/admin/users'
import type { AnswerOf } from '@permille/contract/endpoint'

/** Somebody with money, accounts and what was done to them. */
export type UserDetail = AnswerOf<typeof readUserCall>
