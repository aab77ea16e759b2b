import type { MailKind, MailState } from '@permille/contract/notifications/mails'
import type { Tone } from '#ui/values/badge.tsx'
import { kindWords } from '../kind-words.ts'

export const stateWords: Readonly<Record<MailState, string>> = {
  queued: 'Queued',
  sent: 'Sent',
  failed: 'Failed',
}

export const stateTones: Readonly<Record<MailState, Tone>> = {
  queued: 'neutral',
  sent: 'positive',
  failed: 'negative',
}

const sourceNames = Object.fromEntries(
  Object.entries(kindWords).map(([kind, { name }]) => [kind, name]),
)

export const mailKindWords = {
  ...sourceNames,
  invitation: 'Invitations',
  support: 'Support',
} as Readonly<Record<MailKind, string>>

export function triesText(tries: number): string {
  return tries === 1 ? 'Tried once' : `Tried ${tries} times`
}
