import type { KeyScope } from '@permille/contract/keys/key-scopes'

/** What a right lets a program do, in the order of the form. */
export const scopeLabels: Readonly<Record<KeyScope, string>> = {
  'campaigns:read': 'Read campaigns, results and history',
  'submissions:read': 'Read posts and disputes',
  'billing:read': 'Read payments, receipts and every movement',
  'events:read': 'Read what happened, as it happens',
  'campaigns:write': 'Create, change, pause and end campaigns',
  'submissions:review': 'Approve and reject posts, write notes, block creators',
  'money:move': 'Start payments and refunds',
  'users:read': 'Read users',
  'payouts:read': 'Read payouts',
  'books:read': 'Read the books and the provider’s balance',
}
