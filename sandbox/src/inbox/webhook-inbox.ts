import type { FastifyInstance } from 'fastify'
import { goBack } from '../console/go-back.ts'
import { type ControlCall, Refusal } from '../control/control-call.ts'
import { required, text } from '../control/fields.ts'
import type { Provider } from '../provider.ts'
import type { World } from '../world.ts'
import { Inbox } from './inbox.ts'
import { inboxSection } from './inbox-section.ts'

/** A receiver of the marketplace's webhooks: whatever is posted to `/inbox/{name}`. */
export function webhookInbox(world: World): Provider {
  const inbox = new Inbox(world)
  return {
    name: 'inbox',
    state: () => describe(inbox),
    sections: [inboxSection(world, inbox)],
    trail: () => ({}),
    controlCalls: [readInbox(inbox), useSecret(inbox)],
    registerForms: (app) => registerForms(app, inbox),
    register: (app) => registerReceiver(app, inbox),
  }
}

function describe(inbox: Inbox) {
  return inbox.list().map((message) => ({ ...message, verdict: inbox.verdictOf(message) }))
}

function readInbox(inbox: Inbox): ControlCall {
  return {
    method: 'GET',
    path: '/control/inbox',
    says: 'Webhooks that arrived at the inbox, newest first, and whether their signatures are right.',
    fields: {},
    example: () => ({}),
    run: () => describe(inbox),
  }
}

function useSecret(inbox: Inbox): ControlCall {
  return {
    method: 'PUT',
    path: '/control/inbox',
    says: 'Gives an inbox the secret that checks its webhooks, earlier ones too.',
    fields: {
      name: required(text('The last part of the address /inbox/{name}.')),
      secret: required(text('The endpoint’s secret, as the marketplace showed it.')),
    },
    example: () => ({ name: 'example', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw' }),
    run: ({ name, secret }) => {
      const problem = saveSecret(inbox, String(name), String(secret))
      if (problem !== null) throw new Refusal(problem)
      return {}
    },
  }
}

/** Returns a sentence that says why it is none. */
function saveSecret(inbox: Inbox, name: string, secret: string): string | null {
  if (!isName(name)) return 'Enter the last part of the address: letters, digits and hyphens.'
  if (!/^whsec_[A-Za-z0-9+/]{24,}={0,2}$/.test(secret)) return 'A secret begins with whsec_.'
  inbox.useSecret(name, secret)
  return null
}

function isName(name: string): boolean {
  return /^[\w-]{1,40}$/.test(name)
}

type Form = Readonly<Record<string, string>>

function registerForms(app: FastifyInstance, inbox: Inbox): void {
  app.post<{ Body: Form | undefined }>('/console/inbox/secret', (request, reply) => {
    const { name = '', secret = '' } = request.body ?? {}
    const problem = saveSecret(inbox, name.trim(), secret.trim())
    if (problem !== null) return reply.code(400).type('text/plain').send(problem)
    return goBack(request, reply, '/inbox')
  })
  app.post('/console/inbox/clear', (request, reply) => {
    inbox.clear()
    return goBack(request, reply, '/inbox')
  })
}

function registerReceiver(app: FastifyInstance, inbox: Inbox): void {
  // A signature covers the bytes that were sent.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  app.post<{ Params: { name: string } }>('/inbox/:name', async (request, reply) => {
    const { name } = request.params
    if (!isName(name)) return await reply.code(404).send('There is no such inbox.')
    const header = (key: string) => String(request.headers[`webhook-${key}`] ?? '')
    inbox.receive({
      inbox: name,
      id: header('id'),
      timestamp: header('timestamp'),
      signature: header('signature'),
      body: String(request.body ?? ''),
    })
    return await reply.code(204).send()
  })
}
