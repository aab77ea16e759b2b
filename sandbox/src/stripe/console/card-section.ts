import { html } from '#console/html.ts'
import { type Section, section } from '#console/section.ts'
import { type TestCard, testCards } from '../payments/test-cards.ts'

/** The test cards that fail, require 3-D Secure or are disputed automatically, as at Stripe. */
export function cardsSection(): Section {
  return section<TestCard>({
    id: 'cards',
    tab: 'faults',
    title: 'Test cards',
    none: 'There is no such card.',
    rowsMax: testCards.length,
    columns: [
      { title: 'Number' },
      { title: 'What it does', isWide: true },
      { title: 'Named', isWide: true },
    ],
    list: () => testCards,
    key: ({ number }) => number,
    text: (card) => `${spaced(card.number)} ${outcomeOf(card)} ${card.paymentMethods.join(' ')}`,
    cells: (card) => [
      html`<code class="whole">${spaced(card.number)}</code>`,
      outcomeOf(card),
      html`<code class="soft">${card.paymentMethods[0]}</code>`,
    ],
  })
}

function spaced(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

function outcomeOf(card: TestCard): string {
  const asks = card.needsAuthentication ? 'Asks for 3-D Secure' : null
  const declines = card.decline ? `is declined (${card.decline.declineCode})` : null
  if (asks || declines)
    return sentence([asks, declines].filter((part) => part !== null).join(', then '))
  if (card.dispute)
    return `Is paid, and disputed a second later (${card.dispute.replaceAll('_', ' ')})`
  if (card.isReported) return 'Is paid, and reported as stolen by its bank'
  if (card.refund)
    return card.refund === 'fails' ? 'Is paid; a refund fails' : 'Is paid; a refund takes time'
  return card.bypassesPending ? 'Is paid, and its money is available at once' : 'Is paid'
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
