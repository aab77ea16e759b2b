import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endProcess, openInstallation, untilOk } from '../deploy/installation.mjs'
import { migrate, startServer } from '../deploy/servers.mjs'
import { root } from '../root.mjs'
import { signIn } from './move-money.mjs'
import { openBucket, openPostOffice } from './outside-servers.mjs'

const loadedWithinMs = 180_000
/** The product gives a bucket ten seconds. */
const answeredWithinMs = 20_000
const mailedWithinSeconds = 180
/** Each forgets the password once. */
const forgetful = ['brand', 'kaffa', 'fjord', 'orbit']

/** A bucket and a mail server that are up, down and silent: what cannot be kept is refused in words, and what is written arrives. */
export async function withoutStorage() {
  const installation = await openInstallation({ hasDemo: true })
  const [bucket, office] = [await openBucket(), await openPostOffice()]
  const server = startServer({
    ...installation.env,
    DEMO: 'on',
    DATA_DIR: installation.folder,
    PORT: String(installation.port),
    S3_ENDPOINT: bucket.url,
    S3_BUCKET: 'images',
    S3_ACCESS_KEY_ID: 'soak',
    S3_SECRET_ACCESS_KEY: 'soak',
    SMTP_URL: office.url,
  })
  try {
    await migrate(installation)
    await untilOk(server, `${server.url}/readyz`, loadedWithinMs)
    const { send, ask } = await signIn(server.url, 'creator@permille.test')
    const seen = []
    for (const [turn, state] of /** @type {const} */ (['up', 'down', 'silent', 'up']).entries()) {
      await bucket.become(state)
      await office.become(state)
      await forget(server.url, forgetful[turn] ?? '')
      const uploaded = await inTime(upload(server.url, { send, ask }))
      const isKept = uploaded.status < 300
      if (isKept !== (state === 'up') || (!isKept && uploaded.code !== 'storage-unavailable')) {
        throw new Error(`${state}: an upload was answered ${JSON.stringify(uploaded)}`)
      }
      await inTime(ask('GET', '/api/creator/stats'))
      seen.push(`${state}: an upload is ${isKept ? 'kept' : `refused with “${uploaded.message}”`}`)
    }
    await untilMailed(office.letters)
    return `${seen.join('; ')}; ${forgetful.length} mails of ${forgetful.length} arrived`
  } finally {
    await endProcess(server)
    await bucket.become('down')
    await office.become('down')
    await installation.close()
  }
}

/**
 * @template Answer
 * @param {Promise<Answer>} asked
 */
async function inTime(asked) {
  const late = sleep(answeredWithinMs, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${answeredWithinMs / 1000} seconds`)
  })
  return await Promise.race([asked, late])
}

/** @param {string} url @param {string} name */
async function forget(url, name) {
  const headers = { 'content-type': 'application/json', origin: url }
  const body = JSON.stringify({ email: `${name}@permille.test` })
  const asked = fetch(`${url}/api/auth/forgot-password`, { method: 'POST', headers, body })
  const response = await inTime(asked)
  if (!response.ok) throw new Error(`forgot-password: ${response.status} ${await response.text()}`)
}

/**
 * @param {string} url
 * @param {import('./move-money.mjs').Person} person
 * @returns {Promise<{ status: number, code?: string, message?: string }>}
 */
async function upload(url, { send, ask }) {
  const { url: place } = await ask('POST', '/api/objects/upload', {})
  const image = readFileSync(path.join(root, 'dist/web/app-icon.png'))
  const { pathname } = new URL(place, url)
  const response = await send('PUT', pathname, image)
  const answer = await response.text()
  return { status: response.status, ...(!response.ok && JSON.parse(answer)) }
}

/** @param {readonly string[]} letters */
async function untilMailed(letters) {
  const missing = () =>
    forgetful.filter((name) => !letters.some((each) => each.includes(`To: ${name}@permille.test`)))
  for (const endsAt = Date.now() + mailedWithinSeconds * 1000; missing().length > 0; ) {
    if (Date.now() > endsAt) throw new Error(`no mail came to ${missing().join(', ')}`)
    await sleep(250)
  }
}
