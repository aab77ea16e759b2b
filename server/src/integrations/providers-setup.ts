import { type Finding, failed, passed, type SetupParts, skipped, unchecked } from './diagnosis.ts'

export interface ProvidersSetup {
  readonly mode: 'sandbox' | 'test' | 'live'
  readonly appUrl: string
  /** True for the embedded database of `npm start`. */
  readonly isEmbedded: boolean
  /** Base URLs that replace the providers' own, by the variable that names them. */
  readonly elsewhere: Readonly<Record<string, string | null | undefined>>
}

/** Who responded to everything else: without keys, the sandbox says that it all works. */
export function providersSetup(options: ProvidersSetup): SetupParts {
  return {
    party: 'providers',
    questions: [
      {
        code: 'mode',
        claim: 'The real providers responded.',
        where: null,
        check: () => (options.mode === 'sandbox' ? sandboxFinding(options) : keysFinding(options)),
      },
    ],
  }
}

/** A database or a public address of the operator's own is not for trying things out. */
function sandboxFinding({ appUrl, isEmbedded }: ProvidersSetup): Finding {
  const isPublic = appUrl.startsWith('https:')
  const seen = 'No Stripe keys are set, so the built-in sandbox answered for every provider.'
  if (isEmbedded && !isPublic) return skipped(seen)
  const why = isPublic ? `APP_URL is ${appUrl}` : 'DATABASE_URL is set'
  return failed(
    `${seen} But ${why}.`,
    'Set STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY. Was the file with the secrets loaded?',
  )
}

function keysFinding({ mode, elsewhere }: ProvidersSetup): Finding {
  const seen =
    mode === 'live'
      ? 'Stripe’s live keys are set: real money moves.'
      : 'Stripe’s test keys are set: no real money moves.'
  const others = Object.entries(elsewhere).flatMap(([name, url]) => (url ? [`${name}=${url}`] : []))
  if (others.length === 0) return passed(seen)
  return unchecked(
    `${seen} These addresses were called instead of the providers’ own: ${others.join(', ')}.`,
    'Unset them unless this is a rehearsal, or a proxy of yours.',
  )
}
