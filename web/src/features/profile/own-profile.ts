import type { AnswerOf } from '@permille/contract/endpoint'
import type { readProfileCall } from '@permille/contract/profile'

export type OwnProfile = AnswerOf<typeof readProfileCall>
