import type { BrandKeyScope } from '@permille/contract/keys/key-scopes'

/** What a right lets a program do, in the order of the form. */
export const scopeLabels: Readonly<Record<BrandKeyScope, string>> = {
  'campaigns:read': 'Read campaigns, results and history',
  'submissions:read': 'Read posts and disputes',
  'billing:read': 'Read payments, receipts and every movement',
  'campaigns:write': 'Create, change, pause and end campaigns',
  'submissions:review': 'Approve and reject posts, write notes, block creators',
  'money:move': 'Start payments and refunds',
}
