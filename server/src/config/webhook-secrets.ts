import type { EnvironmentReader } from '../platform/environment.ts'

/** Shorter ones can be guessed, and an empty one would let anyone sign. */
const secretLengthMin = 16

const firstSecret =
  'the signing secret of the webhook endpoint. `npm run doctor -- --create-webhooks` creates it'

/** The secrets of both webhook endpoints; each variable takes several, separated by commas. */
export function readWebhookSecrets(env: EnvironmentReader): string[] {
  const connectName = 'STRIPE_CONNECT_WEBHOOK_SECRET'
  const platform = env.required('STRIPE_WEBHOOK_SECRET', firstSecret)
  return [
    ...split(env, 'STRIPE_WEBHOOK_SECRET', platform),
    ...split(env, connectName, env.text(connectName) ?? ''),
  ]
}

function split(env: EnvironmentReader, name: string, text: string): string[] {
  const secrets = text.split(',').flatMap((part) => part.trim() || [])
  if (
    text !== '' &&
    (secrets.length === 0 || secrets.some((each) => each.length < secretLengthMin))
  ) {
    env.problem(name, `must be secrets of at least ${secretLengthMin} characters`)
  }
  return secrets
}
