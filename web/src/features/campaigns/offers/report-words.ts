import type { ReportReason } from '@permille/contract/messages/message-form'

export const reportWords: Readonly<Record<ReportReason, string>> = {
  misleading: 'Misleading',
  'unfair-rejections': 'Rejects posts unfairly',
  illegal: 'Against the law',
  other: 'Something else',
}
