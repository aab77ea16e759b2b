import type { Platform } from '../enums.ts'
import { platformFacts } from '../platforms.ts'
import type { SetupParty } from './setup.ts'

const titles = {
  providers: 'Providers',
  address: 'Address',
  database: 'Database',
  stripe: 'Stripe',
  mail: 'Mail',
  storage: 'Image store',
} as const

export function setupTitle(party: SetupParty): string {
  return party in titles
    ? titles[party as keyof typeof titles]
    : platformFacts[party as Platform].title
}
