import type { CampaignCategory, Platform } from '@permille/contract/enums'
import type { RejectionCode } from '@permille/contract/submissions'
import type { ThumbnailPlan } from './demo-thumbnail.ts'

/** The people of the demo, what they made and when, in days before now. Everything else follows. */
export interface DemoBrand {
  readonly email: string
  readonly displayName: string
  readonly name: string
}

export interface DemoCreator {
  readonly email: string
  readonly displayName: string
  readonly handle: string
  readonly bio: string
  readonly country: string
  readonly city: string
  readonly timezone: string
  readonly languages: readonly string[]
  readonly contentCategories: readonly string[]
  readonly accounts: readonly { platform: Platform; username: string; followers: number }[]
  /** Withdraws whenever the minimum is reached, from this many days ago on; null: never connected. */
  readonly paidSinceDaysAgo: number | null
}

export interface DemoCampaign {
  readonly brand: string
  readonly name: string
  readonly category: CampaignCategory
  readonly budgetDollars: number
  readonly fundedDollars: number
  readonly rateDollars: number
  readonly minDollars?: number
  readonly maxDollars?: number
  readonly bonusDollars?: number
  readonly platforms: readonly Platform[]
  readonly brief?: string
  readonly requirements?: string
  readonly picture: ThumbnailPlan
  readonly createdDaysAgo: number
  readonly ending?: { readonly how: 'pause' | 'complete'; readonly daysAgo: number }
  /** Posts made for it: who, how long after the start, how many views in the end. */
  readonly posts: readonly DemoPost[]
}

export interface DemoPost {
  readonly creator: string
  readonly platform: Platform
  readonly title: string
  readonly daysAgo: number
  readonly finalViews: number
  readonly fate:
    | { readonly kind: 'approved' }
    | {
        readonly kind: 'rejected'
        readonly code: RejectionCode
        readonly note: string | null
        readonly dispute?: string
      }
    | { readonly kind: 'pending' }
}

export const demoPassword = 'permille-demo'
export const demoAdmin = { email: 'admin@permille.test', displayName: 'Avery Stone' }

export const demoBrands: readonly DemoBrand[] = [
  { email: 'brand@permille.test', displayName: 'Mara Lindqvist', name: 'Nordlys Studio' },
  { email: 'kaffa@permille.test', displayName: 'Teo Marchetti', name: 'Kaffa Roasters' },
  { email: 'fjord@permille.test', displayName: 'Ingrid Solheim', name: 'Fjord & Field' },
  { email: 'orbit@permille.test', displayName: 'Dev Raman', name: 'Orbit Sound' },
]

const onEverything = (username: string, followers: number): DemoCreator['accounts'] => [
  { platform: 'tiktok', username, followers },
  { platform: 'instagram', username, followers: Math.round(followers * 0.6) },
  { platform: 'youtube', username, followers: Math.round(followers * 0.4) },
  { platform: 'x', username: username.slice(0, 15), followers: Math.round(followers * 0.2) },
]

export const demoCreators: readonly DemoCreator[] = [
  {
    email: 'creator@permille.test',
    displayName: 'Lena Okafor',
    handle: 'lena_films',
    bio: 'Thirty-second films about slow mornings, small rooms and good light.',
    country: 'Germany',
    city: 'Berlin',
    timezone: 'Europe/Berlin',
    languages: ['English', 'German'],
    contentCategories: ['Lifestyle', 'Fashion', 'Art'],
    accounts: onEverything('lena_films', 48_200),
    paidSinceDaysAgo: 45,
  },
  {
    email: 'marcus@permille.test',
    displayName: 'Marcus Bell',
    handle: 'marcus_moves',
    bio: 'Mobility in five minutes a day.',
    country: 'United States',
    city: 'Chicago',
    timezone: 'America/Chicago',
    languages: ['English'],
    contentCategories: ['Fitness', 'Lifestyle'],
    accounts: onEverything('marcus_moves', 121_000),
    paidSinceDaysAgo: 50,
  },
  {
    email: 'yuki@permille.test',
    displayName: 'Yuki Tanabe',
    handle: 'yuki_threads',
    bio: 'Thrifted outfits, counted stitches.',
    country: 'Japan',
    city: 'Tokyo',
    timezone: 'Asia/Tokyo',
    languages: ['Japanese', 'English'],
    contentCategories: ['Fashion', 'Beauty'],
    accounts: onEverything('yuki_threads', 23_900),
    paidSinceDaysAgo: null,
  },
  {
    email: 'sofia@permille.test',
    displayName: 'Sofía Marín',
    handle: 'sofia_cocina',
    bio: 'Recetas de mi abuela, one pan at a time.',
    country: 'Spain',
    city: 'Madrid',
    timezone: 'Europe/Madrid',
    languages: ['Spanish', 'English'],
    contentCategories: ['Food', 'Travel'],
    accounts: onEverything('sofia_cocina', 67_400),
    paidSinceDaysAgo: 30,
  },
  {
    email: 'amir@permille.test',
    displayName: 'Amir Haddad',
    handle: 'amir_unboxed',
    bio: 'Gadgets, honestly.',
    country: 'United Arab Emirates',
    city: 'Dubai',
    timezone: 'Asia/Dubai',
    languages: ['Arabic', 'English'],
    contentCategories: ['Tech', 'Gaming'],
    accounts: onEverything('amir_unboxed', 15_300),
    paidSinceDaysAgo: null,
  },
  {
    email: 'chloe@permille.test',
    displayName: 'Chloé Fournier',
    handle: 'chloe_wanders',
    bio: 'Trains before planes.',
    country: 'France',
    city: 'Lyon',
    timezone: 'Europe/Paris',
    languages: ['French', 'English'],
    contentCategories: ['Travel', 'Lifestyle'],
    accounts: onEverything('chloe_wanders', 38_800),
    paidSinceDaysAgo: 38,
  },
]
