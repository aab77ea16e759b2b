import type { RejectionCode } from '@permille/contract/submissions'

/** The reasons as a brand reads them when choosing one. */
export const rejectionReasons: Record<RejectionCode, string> = {
  off_brief: 'Does not follow the brief',
  wrong_account: 'Posted from another account',
  duplicate: 'Submitted before',
  not_public: 'The post is not public',
  out_of_window: 'Published outside the campaign’s time',
  missing_disclosure: 'The advertising label is missing',
  low_quality: 'Picture or sound is too poor to use',
  suspected_fraud: 'The views do not look genuine',
  other: 'Another reason',
}
