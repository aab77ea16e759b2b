import type { Provider } from '../provider.ts'
import type { World } from '../world.ts'
import { accountCall } from './connect/account-call.ts'
import { registerStripeForms } from './console/stripe-forms.ts'
import { stripeSections } from './console/stripe-sections.ts'
import { stripeTrail } from './console/stripe-trail.ts'
import { registerStripe } from './register-stripe.ts'
import { openStripeSandbox } from './stripe-sandbox.ts'
import { stripeState } from './stripe-state.ts'

export function stripeProvider(world: World): Provider {
  const stripe = openStripeSandbox(world)
  return {
    name: 'stripe',
    state: () => stripeState(stripe),
    sections: stripeSections(stripe),
    controlCalls: [accountCall(stripe)],
    trail: () => stripeTrail(stripe),
    registerForms: (app) => registerStripeForms(app, stripe),
    register: (app) => registerStripe(app, stripe),
  }
}
