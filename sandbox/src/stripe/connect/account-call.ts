import { type ControlCall, Refusal } from '#control/control-call.ts'
import { oneOf, required, text } from '#control/fields.ts'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import {
  type ConditionName,
  conditionNames,
  conditions,
  findAnyAccount,
  setCondition,
} from './account-conditions.ts'

const says = conditionNames.map((name) => `${name}: ${conditions[name].says}`).join(' ')

/** Breaks and heals a creator's payout account. */
export function accountCall(stripe: StripeSandbox): ControlCall {
  return {
    method: 'PUT',
    path: '/control/payout-accounts',
    says: 'Puts a creator’s Stripe account into a state, and sends Stripe’s events for it.',
    fields: {
      account: required(text('Its id, “acct_…”.')),
      state: required(oneOf(conditionNames, says)),
    },
    example: () => ({
      account: stripe.tables.accounts.keys().at(-1) ?? 'acct_of_a_creator',
      state: 'past_due',
    }),
    run: ({ account: id, state }) => {
      const account = findAnyAccount(stripe, String(id))
      if (account === undefined) throw new Refusal(`There is no account ${id}.`)
      return setCondition(stripe, account, state as ConditionName)
    },
  }
}
