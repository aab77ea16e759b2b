import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { creatorOfUser } from '../accounts/account-store.ts'
import {
  type AccountSetup,
  registerSomebody,
  setUpAccounts,
} from '../accounts/testing/account-setup.ts'
import { updateProfile } from './update-profile.ts'

let setup: AccountSetup

beforeAll(async () => {
  setup = await setUpAccounts()
})

afterAll(() => setup.close())

const url = '/api/creator/profile'

describe('a user’s own profile', () => {
  it('refuses a username that looks like another creator’s or the operator’s', async () => {
    const known = await registerSomebody(setup, 'Olga Lill')
    const { browser } = await registerSomebody(setup, 'Somebody Else')
    await known.browser.send('PUT', url, { username: 'marilyn_lo' })
    const check = async (name: string) =>
      (await browser.send('GET', `/api/creator/check-username/${name}`)).json()

    expect(await check('marilyn_1o')).toEqual({
      available: false,
      message: 'Username is already taken',
    })
    expect(await check('m_a_rilyn__lo_')).toMatchObject({ available: false })
    expect(await check('rnarilyn_IO')).toMatchObject({ available: false })
    expect(await check('Permi11e')).toEqual({
      available: false,
      message: 'This username is reserved',
    })
    expect(await check('marilyn_la')).toMatchObject({ available: true })
    const taken = await browser.send('PUT', url, { username: 'marilyn_l0' })
    const reserved = await browser.send('PUT', url, { username: 'admin' })
    const impostor = await browser.send('PUT', url, { displayName: 'Permille Support' })
    expect([taken, reserved, impostor].map((one) => one.json().code)).toEqual([
      ...['username-taken', 'name-reserved', 'name-reserved'],
    ])
  })

  it('changes names at most ten times a day, wherever, and audits each change', async () => {
    const { browser, userId } = await registerSomebody(setup, 'Ten Names')
    const rename = async (index: number) => {
      const displayName = `Ten Names ${index}`
      const named = [
        () => browser.send('PUT', url, { displayName, username: `ten_names_${index}` }),
        () => browser.send('PUT', url, { username: `other_names_${index}` }),
        () => browser.send('PUT', '/api/user/name', { displayName }),
      ][index % 3]
      return (await named?.())?.statusCode
    }

    const statuses: unknown[] = []
    for (let index = 0; index < 13; index += 1) statuses.push(await rename(index))

    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429, 429])
    expect((await browser.send('PUT', url, { bio: 'Still here' })).statusCode).toBe(200)
    const { rows } = await setup.database.pool.query(
      `SELECT after FROM audit_log WHERE object_id = $1 AND action = 'user.change-name' ORDER BY id`,
      [userId],
    )
    expect(rows).toHaveLength(10)
    expect(rows.slice(0, 2).map(({ after }) => after)).toEqual([
      { displayName: 'Ten Names 0', username: 'ten_names_0' },
      { username: 'other_names_1' },
    ])
  })

  it('changes only the named fields', async () => {
    const { browser, email } = await registerSomebody(setup, 'Lena Part')
    await browser.send('PUT', url, { bio: 'Hello', country: 'Germany', city: 'Berlin' })

    const response = await browser.send('PUT', url, {
      displayName: 'Lena Whole',
      languages: ['English', 'German', 'English'],
    })

    expect(response.json()).toEqual({
      handle: 'lena_part',
      bio: 'Hello',
      country: 'Germany',
      city: 'Berlin',
      timezone: null,
      languages: ['English', 'German'],
      contentCategories: [],
      isVerified: false,
      user: { displayName: 'Lena Whole', email, avatarUrl: null },
    })
    expect((await browser.send('GET', url)).json()).toEqual(response.json())
  })

  it('clears the city with its country', async () => {
    const { browser } = await registerSomebody(setup)
    await browser.send('PUT', url, { country: 'Germany', city: 'Berlin' })

    const response = await browser.send('PUT', url, { country: 'France' })

    expect(response.json()).toMatchObject({ country: 'France', city: null })
  })

  it('accepts the username under either name, but not two different ones', async () => {
    const { browser } = await registerSomebody(setup)

    const both = await browser.send('PUT', url, { username: 'one_name', handle: 'two_names' })
    const same = await browser.send('PUT', url, { username: 'one_name', handle: 'one_name' })

    expect(both.statusCode).toBe(400)
    expect(same.json().handle).toBe('one_name')
  })

  it('gives a username to one user only, in any case and under concurrency', async () => {
    const people = await Promise.all([registerSomebody(setup), registerSomebody(setup)])

    const responses = await Promise.all(
      people.map(({ browser }, index) =>
        browser.send('PUT', url, { username: index === 0 ? 'Wanted' : 'wanted' }),
      ),
    )

    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409])
    const refused = responses.find((response) => response.statusCode === 409)
    expect(refused?.json().message).toBe('Username is already taken')
  })

  it.each([
    [{ username: 'no' }, 'Username must be at least 3 characters'],
    [{ username: 'x'.repeat(31) }, 'Username must be at most 30 characters'],
    [{ username: 'no-dash' }, 'Username can only contain letters, numbers, and underscores'],
    [{ bio: 'x'.repeat(501) }, 'Bio must be 500 characters or less'],
    [{ displayName: '  ' }, 'Display name is required'],
  ])('refuses %j', async (change, message) => {
    const { browser } = await registerSomebody(setup)

    const response = await browser.send('PUT', url, change)

    expect(response.statusCode).toBe(400)
    expect(response.json().message).toBe(message)
  })

  it('changes nothing when the transaction fails', async () => {
    const { browser, userId } = await registerSomebody(setup, 'Still Here')
    const creatorId = await creatorOfUser(setup.database, userId)
    if (creatorId === undefined) throw new Error('no creator')

    const change = setup.database.transaction(async (tx) => {
      await updateProfile(
        tx,
        { creatorId, requestId: newId() },
        { bio: 'Lost', displayName: 'Lost' },
      )
      throw new Error('something later failed')
    })

    await expect(change).rejects.toThrow('something later failed')
    const profile = (await browser.send('GET', url)).json()
    expect(profile).toMatchObject({ bio: null, user: { displayName: 'Still Here' } })
  })
})

describe('the username check', () => {
  it('always returns 200 with the reason', async () => {
    const { browser } = await registerSomebody(setup, 'Own Name')
    await registerSomebody(setup, 'Other Name')
    const check = async (name: string) => {
      const response = await browser.send('GET', `/api/creator/check-username/${name}`)
      return [response.statusCode, response.json().available, response.json().message]
    }

    const responses = await Promise.all(
      ['free_name', 'Other_Name', 'own_name', 'no', 'no%20space', 'x'.repeat(300)].map(check),
    )

    expect(responses).toEqual([
      [200, true, 'Username is available'],
      [200, false, 'Username is already taken'],
      [200, true, 'Username is available'],
      [200, false, 'Username must be at least 3 characters'],
      [200, false, 'Username can only contain letters, numbers, and underscores'],
      [200, false, 'Username must be at most 30 characters'],
    ])
  })
})

describe('the public profile', () => {
  it('shows a range of earnings, proven accounts only, and no email or id of a person', async () => {
    const { browser, email, userId } = await registerSomebody(setup, 'Pia Public')
    const creatorId = await creatorOfUser(setup.database, userId)
    await setup.database.pool.query(
      'INSERT INTO creator_totals (creator_id, earned_cents) VALUES ($1, 123456)',
      [creatorId],
    )
    await setup.database.pool.query(
      `INSERT INTO social_accounts (id, user_id, platform, platform_user_id, username, follower_count,
          verified_at)
        VALUES ($1, $3, 'youtube', 'UC1', 'pia', 1200, now()),
          ($2, $3, 'youtube', 'UC2', 'somebody_famous', 900000, NULL)`,
      [newId(), newId(), userId],
    )
    browser.token = ''

    const response = await browser.send('GET', '/api/profile/PIA_public')

    expect(response.json()).toMatchObject({
      creator: { handle: 'pia_public', user: { displayName: 'Pia Public' } },
      socialAccounts: [{ platform: 'youtube', username: 'pia', followerCount: 1200 }],
      stats: { totalViews: 0, earningsRange: '$1K – $5K', campaignsCompleted: 0 },
    })
    for (const hidden of [email, userId, creatorId, '123456', 'somebody_famous']) {
      expect(response.body).not.toContain(hidden)
    }
  })

  it('is missing for an unknown name and for a suspended user', async () => {
    const { browser, userId } = await registerSomebody(setup, 'Sus Pended')
    await setup.database.pool.query(
      `UPDATE users SET suspended_at = now(), suspended_reason = 'x' WHERE id = $1`,
      [userId],
    )

    const unknown = await browser.send('GET', '/api/profile/nobody_here')
    const suspended = await browser.send('GET', '/api/profile/sus_pended')

    expect([unknown.statusCode, suspended.statusCode]).toEqual([404, 404])
    expect(unknown.json().message).toBe('Creator not found')
  })
})
