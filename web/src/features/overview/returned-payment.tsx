import { useReturnedPayment } from './use-returned-payment.ts'

/** Draws nothing: a part of its own, so that its code comes only with a payment. */
export function ReturnedPayment() {
  useReturnedPayment()
  return null
}
