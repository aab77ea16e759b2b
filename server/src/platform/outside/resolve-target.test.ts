import { expect, it } from 'vitest'
import { type PrivateHosts, parsePrivateHost } from './private-hosts.ts'
import { type LookUp, resolveTarget } from './resolve-target.ts'

const nothing: PrivateHosts = { text: null, names: [], networks: [], own: [], sandboxInbox: null }

function allowing(...texts: string[]): PrivateHosts {
  const parsed = texts.map(parsePrivateHost)
  return {
    ...nothing,
    names: parsed.filter((each) => typeof each === 'string'),
    networks: parsed.filter((each) => each !== null && typeof each !== 'string'),
  }
}

/** The name servers of the outside: every name has the addresses that are its first label, as `1-2-3-4.test`. */
const lookUp: LookUp = async (name) => {
  const [first = ''] = name.split('.')
  return first === 'none' ? [] : first.split('_').map((each) => each.replaceAll('-', '.'))
}

async function judge(url: string, allowed = nothing) {
  const target = await resolveTarget(url, allowed, lookUp)
  return typeof target === 'string' ? target : target.addresses
}

it.each([
  ['https://93-184-215-14.test/hook?x=1', ['93.184.215.14']],
  ['https://93-184-215-14.test:8443/', ['93.184.215.14']],
  ['https://93.184.215.14/', ['93.184.215.14']],
  ['https://[2606:4700::6810:84e5]/', ['2606:4700::6810:84e5']],
  ['https://8-8-8-8_9-9-9-9.test/', ['8.8.8.8', '9.9.9.9']],
])('%s may be called at %o', async (url, addresses) => {
  expect(await judge(url)).toEqual(addresses)
})

const hostile = [
  '',
  'nonsense',
  '//8.8.8.8/',
  'http://8-8-8-8.test/',
  'ftp://8-8-8-8.test/',
  'file:///etc/passwd',
  'gopher://8-8-8-8.test:6379/_FLUSHALL',
  'data:text/plain,x',
  'https://user@8-8-8-8.test/',
  'https://user:pass@8-8-8-8.test/',
  'https://8-8-8-8.test/#x',
  'https://8-8-8-8.test:22/',
  'https://8-8-8-8.test:25/',
  'https://8-8-8-8.test:80/',
  'https://8-8-8-8.test:0/',
  'https://8-8-8-8.test:65536/',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://017700000001/',
  'https://127.0.0.1./',
  'https://①②⑦.0.0.1/',
  'https:\\\\127.0.0.1/',
  'https://0/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[fe80::1]/',
  'https://[fe80::1%25eth0]/',
  'https://[fd00:ec2::254]/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.1.1/',
  'https://100.100.100.200/',
  'https://169.254.169.254/latest/meta-data',
  'https://168.63.129.16/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://127-0-0-1.test/',
  'https://169-254-169-254.test/',
  'https://8-8-8-8_127-0-0-1.test/',
  'https://::1.test/',
]
it.each(hostile)('%s may not be called', async (url) => {
  expect(await judge(url)).toBe('not-public')
})

it('says that a name has no address', async () => {
  expect(await judge('https://none.test/')).toBe('dns')
})

it.each([
  ['10.1.0.0/16', 'http://10.1.2.3:8080/', true],
  ['10.1.0.0/16', 'http://10.1.2.3/', true],
  ['10.1.0.0/16', 'https://10-1-2-3.test/', true],
  ['10.1.0.0/16', 'https://[::ffff:10.1.2.3]/', true],
  ['10.1.0.0/16', 'https://10.2.0.1/', false],
  ['10.1.0.0/16', 'http://10.1.2.3:25/', false],
  ['10.1.0.0/16', 'http://8-8-8-8.test/', false],
  ['10.1.0.0/16', 'http://10-1-2-3_8-8-8-8.test/', false],
  ['169.254.0.0/16', 'http://169.254.169.254/', false],
  ['169.254.0.0/16', 'http://169.254.7.7/', false],
  ['0.0.0.0/0', 'http://0.0.0.0/', false],
  ['0.0.0.0/0', 'http://100.100.100.200/', false],
  ['169.254.169.254', 'http://169.254.169.254/', true],
  ['fd00::/8', 'https://[fd00::5]/', true],
  ['fd00::/8', 'https://[fd00:ec2::254]/', false],
  ['localhost', 'http://localhost:9000/', true],
  ['localhost', 'http://localhost.:9000/', true],
  ['localhost', 'http://127.0.0.1:9000/', false],
  ['localhost', 'http://me@localhost:9000/', false],
])('with %s allowed, %s: %s', async (host, url, isCallable) => {
  const found = await judge(url, allowing(host))

  expect(found).toEqual(isCallable ? expect.any(Array) : 'not-public')
})

it.each([
  ['https://permille.example/', 'not-public'],
  ['https://PERMILLE.example.:8443/', 'not-public'],
  ['https://10.1.0.9:9000/', 'not-public'],
  // Under another name.
  ['https://10-1-0-9.test:9000/', 'not-public'],
  ['https://10.1.0.9:9001/', ['10.1.0.9']],
])('our own servers are none, even in an allowed network: %s', async (url, found) => {
  const own = [
    { host: 'permille.example', port: 443 },
    { host: '10.1.0.9', port: 9000 },
  ]

  expect(await judge(url, { ...allowing('10.1.0.0/16'), own })).toEqual(found)
})

it.each([
  ['http://127.0.0.1:9999/hook', ['127.0.0.1']],
  ['http://127.0.0.1:4001/inbox/mine', ['127.0.0.1']],
  ['http://127.0.0.1:4001/inbox/../control/faults', 'not-public'],
  ['http://127.0.0.1:4001/inbox/%2e%2e/control/faults', 'not-public'],
  ['http://127.0.0.1:4001/control/faults', 'not-public'],
  ['http://127.0.0.2:9999/', 'not-public'],
  ['http://192.168.1.1:9999/', 'not-public'],
])('with the sandbox, %s: %o', async (url, found) => {
  const own = [{ host: '127.0.0.1', port: 4001 }]
  const sandboxInbox = 'http://127.0.0.1:4001/inbox/'

  expect(await judge(url, { ...nothing, own, sandboxInbox })).toEqual(found)
})

it.each(['10.0.0.0/33', 'a b', 'http://host', 'host:80', 'host/path', '0x7f.1'])(
  '%s is no host that an operator can allow',
  (text) => {
    expect(parsePrivateHost(text)).toBe(null)
  },
)
