import type { RejectionCode } from '@permille/contract/submissions/reasons'

/** The reasons as a brand reads them when choosing one. */
export const rejectionReasons: Record<RejectionCode, string> = {
  off_brief: 'Doesn’t follow the brief',
  wrong_account: 'Posted from another account',
  duplicate: 'Already submitted',
  not_public: 'The post is not public',
  out_of_window: 'Published outside the campaign’s dates',
  missing_disclosure: 'The advertising label is missing',
  low_quality: 'Poor picture or sound',
  suspected_fraud: 'The views don’t look genuine',
  other: 'Another reason',
}
