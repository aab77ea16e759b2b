import type { MessageTopic } from '@permille/contract/messages/message-form'

export const topicLabels: Readonly<Record<MessageTopic, string>> = {
  account: 'My account',
  posts: 'A post or its views',
  money: 'A payout, payment or refund',
  problem: 'Something does not work',
  privacy: 'My data',
  other: 'Something else',
}
