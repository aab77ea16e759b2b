import type Stripe from 'stripe'
import { lazyPackage } from '#platform/lazy-package.ts'

/** Stripe's SDK, loaded by the first call. */
export const stripeLibrary = lazyPackage<typeof Stripe>('stripe')
