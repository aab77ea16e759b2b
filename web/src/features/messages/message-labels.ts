import type { ListedMessage, MessageKind } from '@permille/contract/messages/messages'
import { topicLabels } from '../accounts/help/topic-labels.ts'
import { reportLabels } from '../campaigns/offers/report-labels.ts'

export const kindLabels: Readonly<Record<MessageKind, string>> = {
  question: 'Messages',
  report: 'Reports',
}

export function describeTopic({ kind, topic }: Pick<ListedMessage, 'kind' | 'topic'>): string {
  const words: Readonly<Record<string, string>> = kind === 'report' ? reportLabels : topicLabels
  return words[topic] ?? topic
}
