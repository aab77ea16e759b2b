/** The rules of the books by what people look for, in the order of the life of a dollar. */
export const ruleGroups = [
  'money-in',
  'owed-to-creators',
  'payouts',
  'money-back',
  'ledger',
  'waiting',
] as const
export type RuleGroup = (typeof ruleGroups)[number]
