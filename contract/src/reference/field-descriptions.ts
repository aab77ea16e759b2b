/** What is in a sum, by its field's name, which means the same wherever it stands. */
export const fieldWords: Readonly<Record<string, string>> = {
  fundedCents: 'What was paid in for creators, without the fee.',
  leftCents: 'What is left of what was funded, without the fee.',
  campaignLeftCents: 'What is left of what its campaign was funded with, without the fee.',
  paidInCents: 'Everything that was paid in, with the fee.',
  heldCents: 'What is still held of what was paid in, with its fee and with refunds on their way.',
}
