import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '#start-sandbox.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** A sandbox in its own folder, with the requests of a platform's client and of a user. */
export async function openPlatformSandbox(options: { demo?: boolean } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'platform-'))
  const sandbox = await startSandbox({ port: 0, folder, ...options })

  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(`${sandbox.url}${path}`, init)
    const text = await response.text()
    const body: unknown = text === '' ? null : JSON.parse(text)
    return { status: response.status, headers: response.headers, body }
  }

  async function control(method: 'PUT' | 'DELETE', path: string, body?: unknown): Promise<void> {
    const json = body === undefined ? {} : { headers: jsonHeaders, body: JSON.stringify(body) }
    const response = await fetch(`${sandbox.url}/control/${path}`, { method, ...json })
    if (!response.ok) throw new Error(await response.text())
  }

  /** Allows access on a consent page; returns the code. */
  async function consent(path: string, form: Readonly<Record<string, string>>): Promise<string> {
    const init = { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' } as const
    const response = await fetch(`${sandbox.url}${path}`, init)
    const location = new URL(response.headers.get('location') ?? '')
    return location.searchParams.get('code') ?? ''
  }

  return {
    url: sandbox.url,
    send,
    control,
    consent,
    sendForm: (path: string, form: Readonly<Record<string, string>>) =>
      send(path, { method: 'POST', body: new URLSearchParams(form) }),
    close: async () => {
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const jsonHeaders = { 'content-type': 'application/json' }

export type PlatformSandbox = Awaited<ReturnType<typeof openPlatformSandbox>>
