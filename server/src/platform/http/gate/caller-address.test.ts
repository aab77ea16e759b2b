import { expect, it } from 'vitest'
import { callerAddress, networkOf } from './caller-address.ts'

it.each([
  ['an IPv4 address', '192.0.2.7', '192.0.2.7'],
  ['IPv4 inside IPv6', '::ffff:192.0.2.7', '192.0.2.7'],
  ['IPv4 inside IPv6, in hexadecimal', '::FFFF:c000:207', '192.0.2.7'],
  ['an address with its port', '192.0.2.7:4711', '192.0.2.7'],
  ['IPv6 with its port', '[2001:db8:1:2::9]:4711', '2001:db8:1:2::'],
  ['an interface of this machine', 'fe80::1%eth0', 'fe80::'],
])('counts %s unchanged', (_name, text, counted) => {
  expect(callerAddress(text)).toBe(counted)
})

it('counts the addresses in one IPv6 /64 together, in any notation, and no others', () => {
  const inside = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002::a']

  expect(new Set(inside.map(callerAddress))).toEqual(new Set(['2001:db8:1:2::']))
  expect(callerAddress('2001:db8:1:3::1')).toBe('2001:db8:1:3::')
})

it.each(['', 'unknown', '1.2.3.4.5', 'x'.repeat(99), '1.2.3.4, 5.6.7.8'])(
  'counts everything that is not an address (%j) together',
  (text) => {
    expect(callerAddress(text)).toBe('unknown')
  },
)

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('names the network of %s', (caller, network) => {
  expect(networkOf(caller)).toBe(network)
})
