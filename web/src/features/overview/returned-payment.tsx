import { useReturnedPayment } from './use-returned-payment.ts'

/**
 * Renders nothing. A separate component, so that its code loads only if a payment is in the URL.
 */
export function ReturnedPayment() {
  useReturnedPayment()
  return null
}
