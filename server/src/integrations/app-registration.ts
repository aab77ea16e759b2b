import { type Finding, type SetupQuestion, skipped, unchecked } from './diagnosis.ts'

/** The settings that an operator registers on a platform's developer pages, which no API shows. */
export interface AppRegistration {
  /** The sandbox has no registration, so there is nothing to compare. */
  readonly isSandbox: boolean
  readonly redirectUri: string
  readonly scopes: readonly string[]
  /** Until this review only the app's own testers can connect. */
  readonly review: string
  readonly where: string
}

/** Reminders to check manually what the platform's API does not show. */
export function registrationQuestions(registration: AppRegistration): SetupQuestion[] {
  const { redirectUri, scopes, review, where } = registration
  const compare = (what: string): Finding =>
    registration.isSandbox ? skipped(`The sandbox accepts any: ${what}`) : unchecked(what)
  return [
    {
      code: 'redirect',
      claim: 'The redirect address is registered.',
      where,
      check: () => compare(`${redirectUri}, exactly. No API shows the registered addresses.`),
    },
    {
      code: 'scopes',
      claim: 'The app has the scopes.',
      where,
      check: () => compare(`${scopes.join(', ')}. No API shows the app’s scopes.`),
    },
    {
      code: 'review',
      claim: 'The app is approved for people outside your team.',
      where,
      check: () => compare(`${review} No API shows its state.`),
    },
  ]
}
