import type { AnswerOf } from '@permille/contract/endpoint'
import type { publicProfileCall } from '@permille/contract/profile'

export type PublicProfile = AnswerOf<typeof publicProfileCall>
