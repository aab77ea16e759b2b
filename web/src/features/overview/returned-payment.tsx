import { useReturnedPayment } from './use-returned-payment.ts'

/** Renders nothing. A separate component, so that its code loads only with a payment. */
export function ReturnedPayment() {
  useReturnedPayment()
  return null
}
