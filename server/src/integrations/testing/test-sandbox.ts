import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Sandbox, startSandbox } from '../../../../sandbox/src/start-sandbox.ts'

export interface TestSandbox {
  readonly url: string
  control(method: 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Response>
  close(): Promise<void>
}

/** Starts a sandbox for one test file, with an empty folder, on a free port. */
export async function startTestSandbox(): Promise<TestSandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'permille-platforms-'))
  const sandbox: Sandbox = await startSandbox({ port: 0, folder })
  return {
    url: sandbox.url,
    control: async (method, path, body) => {
      const response = await fetch(`${sandbox.url}/control/${path}`, {
        method,
        ...(body !== undefined && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      })
      if (!response.ok) throw new Error(await response.text())
      return response
    },
    close: async () => {
      await sandbox.close()
      await rm(folder, { recursive: true })
    },
  }
}

export const appCallback = 'http://localhost:3000/callback'

/**
 * Allows access on a platform's consent page, as a person does; returns the URL it redirects to.
 */
export async function giveConsent(
  authorizeUrl: string,
  form: Readonly<Record<string, string>> = {},
): Promise<URL> {
  const body = new URLSearchParams(form)
  const response = await fetch(authorizeUrl, { method: 'POST', body, redirect: 'manual' })
  const location = response.headers.get('location')
  if (location === null) throw new Error(`No redirect: ${await response.text()}`)
  return new URL(location)
}
