import type { ListedMessage, MessageKind } from '@permille/contract/messages/messages'
import { topicWords } from '../accounts/help/topic-words.ts'
import { reportWords } from '../campaigns/offers/report-words.ts'

export const kindWords: Readonly<Record<MessageKind, string>> = {
  question: 'Messages',
  report: 'Reports',
}

export function sayTopic({ kind, topic }: Pick<ListedMessage, 'kind' | 'topic'>): string {
  const words: Readonly<Record<string, string>> = kind === 'report' ? reportWords : topicWords
  return words[topic] ?? topic
}
