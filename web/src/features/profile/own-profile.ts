import type { AnswerOf } from '@permille/contract/endpoint'
import type { readProfile } from '@permille/contract/profile'

export type OwnProfile = AnswerOf<typeof readProfile>
