import { expect, it } from 'vitest'
import { EnvironmentReader } from '#platform/environment.ts'
import { trustedProxies } from './trusted-proxies.ts'

it.each([
  [undefined, 0],
  ['1', 1],
  ['true', 1],
  ['0', 0],
  ['false', 0],
  ['2', 2],
  ['10.0.0.7', ['10.0.0.7']],
  ['10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
])('accepts %s', (text, proxies) => {
  const env = new EnvironmentReader({ TRUST_PROXY: text })

  expect(trustedProxies(env)).toEqual(proxies)
  expect(() => env.throwProblems()).not.toThrow()
})

it.each(['-1', '1.5', '11', 'nginx', '10.0.0.0/33', '10.0.0.0/8,', '300.0.0.1', '10.1'])(
  'explains that %s is neither a number of proxies nor their addresses',
  (text) => {
    const env = new EnvironmentReader({ TRUST_PROXY: text })

    trustedProxies(env)

    expect(() => env.throwProblems()).toThrow(
      `TRUST_PROXY must be how many proxies stand in front, such as 1, or their addresses, such as 10.0.0.0/8, and is ${text}`,
    )
  },
)
