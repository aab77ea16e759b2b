import type { DamagedField } from '#integrations/stripe/payment-provider.ts'

/** "Its metadata cannot be read: feeCents says “abc”". */
export function damageInWords(damaged: readonly DamagedField[]): string {
  const said = damaged.map(({ field, text }) => `${field} says “${text}”`)
  return `Its metadata cannot be read: ${said.join(', ')}`
}
