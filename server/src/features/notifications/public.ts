export { type Trouble, tellOperator } from './mails/tell-operator.ts'
export type { TellDeps } from './notification-deps.ts'
