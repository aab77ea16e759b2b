import type Stripe from 'stripe'
import { ApiError } from '../wire/api-error.ts'

export function unexpectedState(intent: Stripe.PaymentIntent, verb: string): ApiError {
  const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  })
}
