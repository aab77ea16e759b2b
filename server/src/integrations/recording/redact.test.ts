import { expect, test } from 'vitest'
import { createPseudonyms } from './pseudonyms.ts'
import { redactBody, redactParameters } from './redact.ts'

const names = createPseudonyms(Buffer.alloc(32, 7))

test('unlisted values become placeholders of their type', () => {
  const body = {
    note: 'call me',
    tags: ['a', 'b'],
    link: 'https://x.example/a?sig=1',
    contact: 'a@b.example',
    born: '2001-02-03',
    isNew: true,
    amount: 12,
    nothing: null,
  }

  expect(redactBody(names, body, false)).toEqual({
    note: 'redacted',
    tags: ['redacted', 'redacted'],
    link: 'https://redacted.example/',
    contact: 'redacted@redacted.example',
    born: '2001-02-03',
    isNew: true,
    amount: 12,
    nothing: null,
  })
})

test('only the structure of a person, a card and a bank account stays', () => {
  const individual = { first_name: 'Ada', status: 'verified', dob: { day: 3, year: 1990 } }
  const card = { object: 'card', brand: 'visa', last4: '4242', exp_month: 12, country: 'US' }
  const external_accounts = { data: [{ object: 'bank_account', last4: '6789', currency: 'usd' }] }

  expect(redactBody(names, { individual, card, external_accounts }, false)).toEqual({
    individual: { first_name: 'redacted', status: 'redacted', dob: { day: 0, year: 0 } },
    card: {
      object: 'card',
      brand: 'redacted',
      last4: 'redacted',
      exp_month: 0,
      country: 'redacted',
    },
    external_accounts: { data: [{ object: 'bank_account', last4: 'redacted', currency: 'usd' }] },
  })
})

test('others’ metadata is left out, including its names', () => {
  const metadata = { campaignId: 'c', 'order of ada@b.example': 'x' }

  expect(Object.keys(redactBody(names, { metadata }, false) as object)).toEqual(['metadata'])
  expect(JSON.stringify(redactBody(names, { metadata }, false))).not.toContain('order')
  expect(redactParameters(names, { 'metadata[order]': 'x', amount: '5' })).toEqual({ amount: '5' })
})

test('our own metadata still names its object', () => {
  const metadata = { fundingId: 'a', campaignId: 'b', creatorId: 'c', payoutId: 'd', refundId: 'e' }

  const kept = redactBody(names, { metadata }, false) as { metadata: Record<string, string> }

  const pseudonyms = Object.fromEntries(
    Object.entries(metadata).map(([name, id]) => [name, names.id(id)]),
  )
  expect(kept.metadata).toEqual(pseudonyms)
})

test('a bank’s reason for returning a refund is a provider’s term, and stays', () => {
  const refund = { status: 'failed', failure_reason: 'lost_or_stolen_card' }

  expect(redactBody(names, refund, false)).toEqual(refund)
})

test('a field name containing an id or an address is removed', () => {
  expect(redactBody(names, { '17841405822304913': [], 'a@b.example': 1 }, false)).toEqual({
    redacted: 1,
  })
})

test('an error keeps its code and its message, without the object it names', () => {
  const error = {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: "No such account: 'acct_1AbcDef'; ask ada@b.example (Ada) about 5551234.",
  }

  expect(redactBody(names, { error }, false)).toEqual({
    error: { ...error, message: 'No such account: … ask … … about …' },
  })
  expect(redactBody(names, { title: 'My own title' }, false)).toEqual({ title: 'redacted' })
})

test('a sent code is a secret, and a returned one is a term', () => {
  expect(redactBody(names, { code: 'ok' }, false)).toEqual({ code: 'ok' })
  expect(redactParameters(names, { code: 'ok' }).code).toMatch(/^secret_[0-9a-f]{20}$/)
})

test('an id keeps its format and is the same everywhere, in a list too', () => {
  const id = names.id('acct_1AbcDef23')

  expect(id).toMatch(/^acct_\d[A-Z][a-z]{2}[A-Z][a-z]{2}\d\d$/)
  expect(id).not.toContain('1AbcDef23')
  expect(redactParameters(names, { ids: 'acct_1AbcDef23,x' }).ids?.split(',')[0]).toBe(id)
  expect(names.id('7412345678901234567')).toMatch(/^[1-9]\d{18}$/)
  expect(createPseudonyms(Buffer.alloc(32, 8)).id('acct_1AbcDef23')).not.toBe(id)
})

test('a name is the same with and without @, in any case', () => {
  const plain = names.handle('ada.l_1')

  expect(plain).toMatch(/^[a-z]{3}\.[a-z]_\d$/)
  expect(names.handle('@ada.l_1')).toBe(`@${plain}`)
  expect(names.handle('Ada.L_1').toLowerCase()).toBe(plain)
})

test.each(['user_id', 'id'])(
  'an id above 2^53 that arrived as a number is dropped: %s',
  (field) => {
    expect(redactBody(names, { [field]: 2 ** 60 }, false)).toEqual({ [field]: 0 })
  },
)
