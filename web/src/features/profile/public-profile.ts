import type { AnswerOf } from '@permille/contract/endpoint'
import type { publicProfile } from '@permille/contract/profile'

export type PublicProfile = AnswerOf<typeof publicProfile>
