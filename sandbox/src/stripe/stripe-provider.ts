import type { Provider } from '../provider.ts'
import type { World } from '../world.ts'
import { registerStripe } from './register-stripe.ts'
import { openStripeSandbox } from './stripe-sandbox.ts'
import { registerStripeConsole, renderStripeSections } from './stripe-sections.ts'
import { stripeState } from './stripe-state.ts'

export function stripeProvider(world: World): Provider {
  const stripe = openStripeSandbox(world)
  return {
    name: 'stripe',
    state: () => stripeState(stripe),
    sections: [{ id: 'stripe', title: 'Stripe' }],
    render: () => renderStripeSections(stripe),
    registerForms: (app) => registerStripeConsole(app, stripe),
    register: (app) => registerStripe(app, stripe),
  }
}
