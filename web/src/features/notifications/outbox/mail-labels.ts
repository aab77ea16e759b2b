import type { MailKind, MailState } from '@permille/contract/notifications/mails'
import type { Tone } from '#ui/values/badge.tsx'
import { kindLabels } from '../kind-labels.ts'

export const stateLabels: Readonly<Record<MailState, string>> = {
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
  Object.entries(kindLabels).map(([kind, { name }]) => [kind, name]),
)

export const mailKindLabels = {
  ...sourceNames,
  invitation: 'Invitations',
  support: 'Support',
} as Readonly<Record<MailKind, string>>

export function triesText(tries: number): string {
  return tries === 1 ? 'Tried once' : `Tried ${tries} times`
}
