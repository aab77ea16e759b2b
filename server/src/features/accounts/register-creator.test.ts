import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCreator } from './register-creator.ts'
import {
  type AccountSetup,
  countRows,
  goodPassword,
  openBrowser,
  registerSomebody,
  setUpAccounts,
} from './testing/account-setup.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

it('creates a creator whatever role is requested, and signs them in', async () => {
  const browser = openBrowser(setup)

  const response = await browser.send('POST', '/api/auth/register', {
    email: ' New@Permille.test',
    displayName: 'New Face',
    password: goodPassword,
    role: 'admin',
  })

  expect(response.statusCode).toBe(201)
  expect(response.json().user).toMatchObject({ role: 'creator', email: 'new@permille.test' })
  const me = await browser.send('GET', '/api/auth/me')
  expect(me.json()).toEqual(response.json())
  expect(Object.keys(me.json().user).sort()).toEqual([
    ...[
      'avatarUrl',
      'brand',
      'brandName',
      'displayName',
      'email',
      'id',
      'mustAddFactor',
      'mustChangeEmail',
      'role',
    ],
  ])
})

it('lets one address create five accounts an hour, counted before hashing', async () => {
  const register = (count: number, address: string) =>
    openBrowser(setup, address).send('POST', '/api/auth/register', {
      email: `many${count}@permille.test`,
      displayName: 'Many',
      password: goodPassword,
    })

  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, count) => register(count, `2001:db8:5:5::${count}`)),
  )
  const elsewhere = await register(31, '2001:db8:5:6::1')
  setup.passSeconds(3601)
  const later = await register(32, '2001:db8:5:5::1')

  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5)
  const refused = responses.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(25)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3500)
  expect([elsewhere.statusCode, later.statusCode]).toEqual([201, 201])
})

it('stores only argon2id hashes of passwords and hashes of tokens', async () => {
  const { browser } = await registerSomebody(setup)

  const users = await setup.database.pool.query('SELECT password FROM users')
  const sessions = await setup.database.pool.query('SELECT * FROM sessions')

  expect(users.rows.every(({ password }) => password.startsWith('$argon2id$'))).toBe(true)
  expect(JSON.stringify(users.rows)).not.toContain(goodPassword)
  expect(JSON.stringify(sessions.rows)).not.toContain(browser.token)
})

it('gives an email to one user only, in any case and under concurrency', async () => {
  const before = await countRows(setup, 'users')

  const responses = await Promise.all(
    ['One@permille.test', 'one@permille.test', 'ONE@PERMILLE.TEST'].map((email) =>
      openBrowser(setup).send('POST', '/api/auth/register', {
        email,
        displayName: 'One',
        password: goodPassword,
      }),
    ),
  )

  expect(responses.map((response) => response.statusCode).sort()).toEqual([201, 409, 409])
  expect(await countRows(setup, 'users')).toBe(before + 1)
  expect(await countRows(setup, 'creators')).toBe(before + 1)
})

it('finds a free handle for every user of the same name', async () => {
  const people = []
  for (let index = 0; index < 3; index += 1) people.push(await registerSomebody(setup, 'Zoë Same'))

  const profiles = await Promise.all(
    people.map(({ browser }) => browser.send('GET', '/api/creator/profile')),
  )

  const handles = profiles.map((profile) => profile.json().handle)
  expect(handles[0]).toBe('zoe_same')
  expect(new Set(handles).size).toBe(3)
})

it.each([
  ['seven characters', 'abcdef7', 'Password must be at least 8 characters'],
  ['129 characters', 'x'.repeat(129), 'Password must be at most 128 characters'],
  ['a well-known one', 'PassWord123', 'This password is too common. Choose another one.'],
  ['the name in it', 'my-hawthorn-9', 'The password must not contain your email or name'],
  ['the email in it', 'xx-weak.mail-xx', 'The password must not contain your email or name'],
])('refuses a password with %s', async (_name, password, message) => {
  const before = await countRows(setup, 'users')

  const response = await openBrowser(setup).send('POST', '/api/auth/register', {
    email: 'weak.mail@permille.test',
    displayName: 'Hawthorn Lee',
    password,
  })

  expect(response.statusCode).toBe(400)
  expect(response.json().message).toBe(message)
  expect(await countRows(setup, 'users')).toBe(before)
})

it.each([
  ['words and spaces, also at its ends', ' violet kettle dawn '],
  ['eight small letters', 'kvbqxmzt'],
  ['128 characters', Array.from({ length: 32 }, (_, at) => `x${100 + at}`).join('')],
  ['letters of any script', 'ключ 🔑 鍵 مفتاح ﬁ'],
])('accepts a password with %s, and verifies it exactly as given', async (name, password) => {
  const browser = openBrowser(setup, `10.9.8.${name.length}`)
  const email = `exact${name.length}@permille.test`

  const person = { email, displayName: 'Mira Vale', password }
  const registered = await browser.send('POST', '/api/auth/register', person)
  const signIn = async (given: string) =>
    (await browser.send('POST', '/api/auth/login', { email, password: given })).statusCode
  const others = [password.toUpperCase(), `${password} `, password.slice(0, -1), ` ${password}`]

  expect([registered.statusCode, await signIn(password)]).toEqual([201, 200])
  for (const other of others.filter((each) => each !== password)) {
    expect(await signIn(other)).toBe(401)
  }
  expect(await signIn(password.normalize('NFKC'))).toBe(password.includes('ﬁ') ? 401 : 200)
})

it('leaves nothing behind if the creator cannot be created', async () => {
  const before = await countRows(setup, 'users')
  const { passwords } = setup.deps
  const passwordHash = await passwords.hash(goodPassword, 'here')

  const made = setup.database.transaction(async (tx) => {
    const creator = { email: 'gone@permille.test', displayName: 'Gone', passwordHash }
    await createCreator(tx, { ...creator, createdAt: setup.clock.now() })
    throw new Error('something later failed')
  })

  await expect(made).rejects.toThrow('something later failed')
  expect(await countRows(setup, 'users')).toBe(before)
})

it('gives look-alikes who register at the same instant different names', async () => {
  const register = (displayName: string, count: number) =>
    openBrowser(setup, `2001:db8:7:${count}::1`).send('POST', '/api/auth/register', {
      email: `alike${count}@permille.test`,
      displayName,
      password: goodPassword,
    })
  const names = ['Olli Nolan', '0lli Nolan', 'Ol1i Nolan', 'OIIi NoIan']

  const responses = await Promise.all(names.map(register))

  const { rows } = await setup.database.pool.query(
    `SELECT DISTINCT handle_skeleton(handle) FROM creators c JOIN users u ON u.id = c.user_id
     WHERE u.display_name = ANY($1)`,
    [names],
  )
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
  expect(rows).toHaveLength(names.length)
})
