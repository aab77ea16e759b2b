import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { UserId } from '@permille/contract/ids'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { vi } from 'vitest'
import type { ProfileDeps } from '#features/profile/profile-deps.ts'
import { profileRoutes } from '#features/profile/profile-routes.ts'
import { createDiskStorage } from '#integrations/storage/disk-storage.ts'
import { sharpEncoder } from '#integrations/storage/sharp-encoder.ts'
import { addSeconds, type Clock, systemClock } from '#platform/clock.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { createEncryption } from '#platform/encryption.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import { serveRoutes } from '#testing/test-routes.ts'
import type { AccountDeps } from '../account-deps.ts'
import { accountRoutes } from '../account-routes.ts'
import { inviteAdmin } from '../invitations/invite-admin.ts'
import { createPasswordHasher } from '../passwords/password-hasher.ts'

export const appUrl = 'http://localhost:4510'
export const goodPassword = 'correct-horse-7'

export interface AccountSetup {
  readonly app: FastifyInstance
  readonly database: DatabaseServer
  readonly deps: AccountDeps & ProfileDeps
  readonly clock: Clock
  passSeconds(seconds: number): void
  close(): Promise<void>
}

/** The accounts feature behind the real HTTP server, with its own database. */
export async function setUpAccounts({ isAdminFactorRequired = false } = {}): Promise<AccountSetup> {
  const { db, log, close } = await openTestDatabase()
  // The library's limits use this clock only.
  vi.useFakeTimers({ toFake: ['Date'] })
  const storage = createDiskStorage(mkdtempSync(path.join(tmpdir(), 'permille-uploads-')))
  const passwords = createPasswordHasher()
  const deps = {
    database: db,
    clock: systemClock,
    passwords,
    appUrl,
    encryption: createEncryption({ key: randomBytes(32) }),
    storage,
    images: sharpEncoder,
    accountChangeHoldHours: 24,
    suspensionChanged: async () => undefined,
    addressProven: async () => ({ payoutAccount: false, connectionsCount: 0 }),
    isMailSent: true,
    isAdminFactorRequired,
    registrationsPerHour: 5,
  }
  const routes = [...accountRoutes(deps), ...profileRoutes(deps)]
  const readUpload = (key: string) => storage.read(key)
  const options = { ownOrigins: [appUrl], readUpload, isAdminFactorRequired }
  const { app } = serveRoutes({ database: db, log }, routes, options)
  return {
    app,
    database: db,
    deps,
    clock: systemClock,
    passSeconds: (seconds) => {
      vi.setSystemTime(addSeconds(systemClock.now(), seconds))
    },
    close: async () => {
      vi.useRealTimers()
      await app.close()
      await close()
    },
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Keeps its session cookie, as a browser does. */
export interface Browser {
  token: string
  send(method: Method, url: string, body?: object): Promise<LightMyRequestResponse>
}

export function openBrowser({ app }: AccountSetup, address = '10.0.0.1'): Browser {
  const browser: Browser = {
    token: '',
    send: async (method, url, body) => {
      const response = await app.inject({
        method,
        url,
        headers: { origin: appUrl, 'x-forwarded-for': address },
        ...(browser.token !== '' && { cookies: { permille_session: browser.token } }),
        ...(body !== undefined && { payload: body }),
      })
      const cookie = response.cookies.find(({ name }) => name === 'permille_session')
      if (cookie !== undefined) browser.token = cookie.value
      return response
    },
  }
  return browser
}

let peopleCount = 0

/** A newly registered creator, in their own browser. */
export async function registerSomebody(
  setup: AccountSetup,
  displayName = 'Mira Vale',
): Promise<{ browser: Browser; email: string; userId: UserId }> {
  peopleCount += 1
  const email = `person${peopleCount}@permille.test`
  const browser = openBrowser(setup, `10.1.0.${peopleCount % 250}`)
  const response = await browser.send('POST', '/api/auth/register', {
    email,
    displayName,
    password: goodPassword,
    role: 'creator',
  })
  if (response.statusCode !== 201) throw new Error(response.body)
  return { browser, email, userId: response.json().user.id }
}

export async function invitedAdmin(
  setup: AccountSetup,
): Promise<{ browser: Browser; userId: UserId }> {
  peopleCount += 1
  const url = await inviteAdmin(setup.deps, `admin${peopleCount}@permille.test`)
  const browser = openBrowser(setup)
  const path = url.replace(`${appUrl}/invite/`, '/api/invitations/')
  const person = { displayName: 'Ada Root', password: goodPassword }
  const response = await browser.send('POST', `${path}/accept`, person)
  if (response.statusCode !== 201) throw new Error(response.body)
  return { browser, userId: response.json().user.id }
}

export async function countRows(setup: AccountSetup, table: string): Promise<number> {
  const { rows } = await setup.database.pool.query(`SELECT count(*)::int AS n FROM ${table}`)
  return rows[0].n
}
