import type { Platform } from '@permille/contract/enums'
import type { BrandMark } from './draw-brand-mark.ts'
import type { Appearance } from './draw-portrait.ts'

/** The people of the demo. Their campaigns are listed with the campaigns; everything else is derived. */
export interface DemoBrand {
  readonly email: string
  readonly displayName: string
  readonly name: string
  readonly mark: BrandMark
}

export interface DemoCreator {
  readonly email: string
  readonly displayName: string
  readonly handle: string
  readonly bio: string
  readonly appearance: Appearance
  readonly country: string
  /** Where payouts go, as the provider's country code; null where an operator can pay nobody. */
  readonly countryCode: string | null
  readonly city: string | null
  readonly timezone: string
  readonly languages: readonly string[]
  readonly contentCategories: readonly string[]
  readonly joinedDaysAgo: number
  readonly accounts: readonly DemoAccount[]
  /** Withdraws whenever the minimum is reached, starting this many days ago; null: never connected. */
  readonly paidSinceDaysAgo: number | null
  /** The provider refused the payout of this day; the next day's succeeded. */
  readonly refusedDaysAgo?: number
}

export interface DemoAccount {
  readonly platform: Platform
  readonly username: string
  readonly followers: number
  /** Added by name, with ownership not proven yet. */
  readonly isUnproven?: boolean
}

export const demoPassword = 'permille-demo'
export const demoAdmin = { email: 'admin@permille.test', displayName: 'Avery Stone' }

export const demoBrands: readonly DemoBrand[] = [
  {
    email: 'brand@permille.test',
    displayName: 'Mara Lindqvist',
    name: 'Nordlys Studio',
    mark: { motif: 'northern lights', hue: 226 },
  },
  {
    email: 'kaffa@permille.test',
    displayName: 'Teo Marchetti',
    name: 'Kaffa Roasters',
    mark: { motif: 'bean', hue: 24 },
  },
  {
    email: 'fjord@permille.test',
    displayName: 'Ingrid Solheim',
    name: 'Fjord & Field',
    mark: { motif: 'peaks', hue: 160 },
  },
  {
    email: 'orbit@permille.test',
    displayName: 'Dev Raman',
    name: 'Orbit Sound',
    mark: { motif: 'orbit', hue: 330 },
  },
  {
    email: 'verso@permille.test',
    displayName: 'Odile Perrin',
    name: 'Verso Press',
    mark: { motif: 'pages', hue: 10 },
  },
  {
    email: 'hesper@permille.test',
    displayName: 'Callum Reyes',
    name: 'Hesper Denim',
    mark: { motif: 'seam', hue: 206 },
  },
]

const onEverything = (username: string, followers: number): DemoAccount[] => [
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
    appearance: { skin: 'deep', hair: '#241a17', cut: 'curls', coat: '#c9623a', ground: '#f0d9c4' },
    country: 'Germany',
    countryCode: 'DE',
    city: 'Berlin',
    timezone: 'Europe/Berlin',
    languages: ['English', 'German'],
    contentCategories: ['Lifestyle', 'Fashion', 'Art'],
    joinedDaysAgo: 79,
    accounts: onEverything('lena_films', 48_200),
    paidSinceDaysAgo: 45,
    refusedDaysAgo: 16,
  },
  {
    email: 'marcus@permille.test',
    displayName: 'Marcus Bell',
    handle: 'marcus_moves',
    bio: 'Mobility in five minutes a day.',
    appearance: {
      skin: 'brown',
      hair: '#1d1a1a',
      cut: 'short',
      coat: '#2f5d73',
      ground: '#cfe0e4',
    },
    country: 'United States',
    countryCode: 'US',
    city: 'Chicago',
    timezone: 'America/Chicago',
    languages: ['English'],
    contentCategories: ['Fitness', 'Lifestyle'],
    joinedDaysAgo: 80,
    accounts: onEverything('marcus_moves', 121_000),
    paidSinceDaysAgo: 50,
  },
  {
    email: 'yuki@permille.test',
    displayName: 'Yuki Tanabe',
    handle: 'yuki_threads',
    bio: 'Thrifted outfits, counted stitches.',
    appearance: { skin: 'fair', hair: '#20191b', cut: 'bob', coat: '#7b9a83', ground: '#e4eadb' },
    country: 'Japan',
    countryCode: 'JP',
    city: 'Tokyo',
    timezone: 'Asia/Tokyo',
    languages: ['Japanese', 'English'],
    contentCategories: ['Fashion', 'Beauty'],
    joinedDaysAgo: 78,
    accounts: onEverything('yuki_threads', 23_900),
    paidSinceDaysAgo: null,
  },
  {
    email: 'sofia@permille.test',
    displayName: 'Sofía Marín',
    handle: 'sofia_cocina',
    bio: 'Recetas de mi abuela, one pan at a time.',
    appearance: { skin: 'olive', hair: '#4a2e22', cut: 'bun', coat: '#b85f3d', ground: '#f3e3c8' },
    country: 'Spain',
    countryCode: 'ES',
    city: 'Madrid',
    timezone: 'Europe/Madrid',
    languages: ['Spanish', 'English'],
    contentCategories: ['Food', 'Travel'],
    joinedDaysAgo: 74,
    accounts: onEverything('sofia_cocina', 67_400),
    paidSinceDaysAgo: 30,
  },
  {
    email: 'amir@permille.test',
    displayName: 'Amir Haddad',
    handle: 'amir_unboxed',
    bio: 'Gadgets, honestly.',
    appearance: {
      skin: 'olive',
      hair: '#191717',
      cut: 'short',
      coat: '#474f59',
      ground: '#d9dde4',
    },
    country: 'United Arab Emirates',
    countryCode: 'AE',
    city: 'Dubai',
    timezone: 'Asia/Dubai',
    languages: ['Arabic', 'English'],
    contentCategories: ['Tech', 'Gaming'],
    joinedDaysAgo: 61,
    accounts: onEverything('amir_unboxed', 15_300),
    paidSinceDaysAgo: null,
  },
  {
    email: 'chloe@permille.test',
    displayName: 'Chloé Fournier',
    handle: 'chloe_wanders',
    bio: 'Trains before planes.',
    appearance: { skin: 'fair', hair: '#9a5b32', cut: 'long', coat: '#54405f', ground: '#e9dcec' },
    country: 'France',
    countryCode: 'FR',
    city: 'Lyon',
    timezone: 'Europe/Paris',
    languages: ['French', 'English'],
    contentCategories: ['Travel', 'Lifestyle'],
    joinedDaysAgo: 76,
    accounts: onEverything('chloe_wanders', 38_800),
    paidSinceDaysAgo: 38,
  },
  {
    email: 'noor@permille.test',
    displayName: 'Noor Aziz',
    handle: 'noor_reads',
    bio: 'Books, archives and what to wear in them.',
    appearance: {
      skin: 'brown',
      hair: '#3d4d63',
      cut: 'scarf',
      coat: '#8a5a63',
      ground: '#dfe3ea',
    },
    country: 'United Kingdom',
    countryCode: 'GB',
    city: 'London',
    timezone: 'Europe/London',
    languages: ['English', 'Arabic'],
    contentCategories: ['Art', 'Lifestyle'],
    joinedDaysAgo: 33,
    accounts: [
      { platform: 'instagram', username: 'noor_reads', followers: 9_870 },
      { platform: 'youtube', username: 'noor_reads', followers: 1_240, isUnproven: true },
    ],
    paidSinceDaysAgo: null,
  },
  {
    email: 'tomas@permille.test',
    displayName: 'Tomás Ribeiro',
    handle: 'tomas_tides',
    bio: 'Cold water, warm coffee.',
    appearance: { skin: 'tan', hair: '#6b4a2c', cut: 'waves', coat: '#2a5654', ground: '#d8e8e4' },
    country: 'Portugal',
    countryCode: 'PT',
    city: 'Lisbon',
    timezone: 'Europe/London',
    languages: ['Portuguese', 'English'],
    contentCategories: ['Travel', 'Fitness'],
    joinedDaysAgo: 47,
    accounts: [
      { platform: 'tiktok', username: 'tomas_tides', followers: 31_500 },
      { platform: 'x', username: 'tomas_tides', followers: 2_960 },
    ],
    paidSinceDaysAgo: 24,
  },
]
