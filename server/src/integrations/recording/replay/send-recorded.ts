import type { Recording } from '../recording.ts'
import { replayParties } from './replay-parties.ts'
import { type ReplayWorld, redirectUri, translate } from './replay-world.ts'

export interface SandboxResponse {
  readonly status: number
  readonly body: unknown
}

/** Sends a recorded request to the sandbox, with the sandbox's ids, tokens and keys. */
export async function sendRecorded(
  world: ReplayWorld,
  recording: Recording,
): Promise<SandboxResponse> {
  const { party, path, query, method } = recording
  const segments = path.split('/').map((segment) => encodeURIComponent(translate(world, segment)))
  const url = new URL(segments.join('/'), world.url)
  url.search = new URLSearchParams(parametersOf(world, recording, query)).toString()
  const { body, type } = bodyOf(world, recording)
  const headers = {
    ...replayParties[party].headers(world, recording.request),
    ...(type && { 'content-type': type }),
  }
  const response = await fetch(url, { method, headers, redirect: 'manual', body: body ?? null })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

function bodyOf(world: ReplayWorld, recording: Recording): { body?: string; type?: string } {
  const { form, json } = recording.request
  if (form !== null) {
    const body = new URLSearchParams(parametersOf(world, recording, form)).toString()
    return { body, type: 'application/x-www-form-urlencoded' }
  }
  if (json === null) return {}
  return { body: JSON.stringify(translateJson(world, json)), type: 'application/json' }
}

/** Replaces our app's own keys and URL with the sandbox's. */
function parametersOf(
  world: ReplayWorld,
  { party }: Recording,
  parameters: Readonly<Record<string, string>>,
): Record<string, string> {
  const { tiktok, instagram } = world.keys
  const ours: Readonly<Record<string, string>> = {
    redirect_uri: redirectUri,
    client_key: tiktok.id,
    client_id: instagram.id,
    client_secret: party === 'tiktok' ? tiktok.secret : instagram.secret,
  }
  const entries = Object.entries(parameters).map(([name, value]) => [
    name,
    ours[name] ?? translate(world, value),
  ])
  return Object.fromEntries(entries)
}

function translateJson(world: ReplayWorld, value: unknown): unknown {
  if (typeof value === 'string') return translate(world, value)
  if (Array.isArray(value)) return value.map((each) => translateJson(world, each))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, each]) => [name, translateJson(world, each)])
  return Object.fromEntries(entries)
}
