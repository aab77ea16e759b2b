import { type DemoCampaign, pending, post } from './demo-plan.ts'

const knitwear: DemoCampaign = {
  brand: 'Nordlys Studio',
  name: 'Autumn knitwear, filmed at home',
  picture: { motif: 'knit', hue: 22 },
  category: 'fashion',
  budgetDollars: 6000,
  fundedDollars: 6000,
  rateDollars: 3,
  minDollars: 1,
  maxDollars: 250,
  bonusDollars: 5,
  platforms: ['tiktok', 'instagram', 'youtube', 'x'],
  brief: 'https://nordlys.example/briefs/autumn-knitwear',
  requirements:
    'Show one piece from the autumn line in daylight. Say what it is made of. Mark the post as an ad (#ad or the platform’s label).',
  createdDaysAgo: 40,
  autoApproveHours: 96,
  posts: [
    post('lena_films on tiktok', 'The grey cardigan, three ways', {
      daysAgo: 26,
      finalViews: 52_400,
    }),
    post('marcus_moves on tiktok', 'Can you stretch in wool?', {
      daysAgo: 22,
      finalViews: 118_000,
    }),
    post('lena_films on instagram', 'Wool and window light', {
      daysAgo: 19,
      finalViews: 21_300,
    }),
    post('yuki_threads on youtube', 'Counting the stitches', {
      daysAgo: 14,
      finalViews: 33_700,
    }),
    post('sofia_cocina on instagram', 'Sunday soup, Sunday jumper', {
      daysAgo: 12.4,
      finalViews: 12_000,
      fate: { kind: 'rejected', code: 'duplicate', note: null },
    }),
    post('chloe_wanders on x', 'Packed for the night train', {
      daysAgo: 11,
      finalViews: 8200,
    }),
    post('lena_films on youtube', 'One jumper, one week', { daysAgo: 9, finalViews: 14_900 }),
    post('amir_unboxed on youtube', 'Unboxing a jumper', {
      daysAgo: 6,
      finalViews: 4100,
      fate: {
        kind: 'rejected',
        code: 'missing_disclosure',
        note: null,
        dispute: 'The post carries the platform’s paid-partnership label since it went up.',
      },
    }),
    post('amir_unboxed on youtube', 'Forty pockets, one jumper', {
      daysAgo: 7,
      finalViews: 34_000,
      likesPercent: 0.1,
    }),
    post('tomas_tides on x', 'Sea wind, wool collar', {
      daysAgo: 3.05,
      finalViews: 3700,
      fate: pending,
    }),
    post('amir_unboxed on tiktok', 'A jumper in the server room', {
      daysAgo: 4,
      finalViews: 71_000,
      likesPercent: 0.1,
      waitHours: 62,
      fate: pending,
    }),
    post('sofia_cocina on tiktok', 'Cooking in cashmere', {
      daysAgo: 1.9,
      finalViews: 9300,
      fate: {
        kind: 'rejected',
        code: 'off_brief',
        note: 'The piece is from last year’s line.',
        resubmittedAfterHours: 9,
      },
    }),
    post('lena_films on x', 'Laundry day, done right', {
      daysAgo: 1,
      finalViews: 2300,
      fate: pending,
    }),
    post('yuki_threads on tiktok', 'Mending a sleeve', {
      daysAgo: 0.55,
      finalViews: 5900,
      fate: pending,
    }),
    post('noor_reads on youtube', 'What I wore to the archive', {
      daysAgo: 0.4,
      finalViews: 2100,
      fate: pending,
    }),
    post('marcus_moves on instagram', 'Five stretches, one cardigan', {
      daysAgo: 0.2,
      finalViews: 8800,
      fate: pending,
    }),
  ],
}

const repairs: DemoCampaign = {
  brand: 'Nordlys Studio',
  name: 'Repaired, not replaced',
  picture: { motif: 'tiles', hue: 202 },
  category: 'lifestyle',
  budgetDollars: 1800,
  fundedDollars: 1800,
  rateDollars: 2.5,
  minDollars: 1,
  maxDollars: 120,
  platforms: ['tiktok', 'instagram', 'youtube'],
  requirements: 'Something you own, worn out and mended. Ours or anyone’s.',
  createdDaysAgo: 17,
  endsInDays: 41,
  posts: [
    post('yuki_threads on instagram', 'A patch the size of a coin', {
      daysAgo: 13,
      finalViews: 19_400,
    }),
    post('lena_films on tiktok', 'My desk lamp, taken apart', {
      daysAgo: 6,
      finalViews: 27_800,
    }),
    post('noor_reads on instagram', 'A spine for an old book', {
      daysAgo: 4,
      finalViews: 11_600,
    }),
    post('chloe_wanders on youtube', 'Scarf weather in Lyon', {
      daysAgo: 0.75,
      finalViews: 1800,
      fate: pending,
    }),
  ],
}

const studio: DemoCampaign = {
  brand: 'Nordlys Studio',
  name: 'Made in our studio',
  picture: { motif: 'arches', hue: 212 },
  category: 'lifestyle',
  budgetDollars: 300,
  fundedDollars: 300,
  rateDollars: 4,
  maxDollars: 200,
  platforms: ['tiktok', 'youtube'],
  requirements: 'A visit to the studio, real or imagined.',
  createdDaysAgo: 12,
  isQuiet: true,
  posts: [
    post('marcus_moves on youtube', 'Where the looms are', { daysAgo: 9, finalViews: 61_000 }),
    post('lena_films on tiktok', 'Sounds of a loom', { daysAgo: 7, finalViews: 44_800 }),
  ],
}

const linen: DemoCampaign = {
  brand: 'Nordlys Studio',
  name: 'Summer linen diary',
  picture: { motif: 'hills', hue: 44 },
  category: 'fashion',
  budgetDollars: 900,
  fundedDollars: 900,
  rateDollars: 2.5,
  minDollars: 2,
  maxDollars: 150,
  bonusDollars: 3,
  platforms: ['instagram', 'tiktok'],
  createdDaysAgo: 74,
  ending: { how: 'complete', daysAgo: 35 },
  posts: [
    post('lena_films on instagram', 'Linen, creased on purpose', {
      daysAgo: 66,
      finalViews: 38_000,
    }),
    post('sofia_cocina on tiktok', 'Market day in linen', { daysAgo: 62, finalViews: 57_200 }),
    post('chloe_wanders on instagram', 'A week by the sea', { daysAgo: 60, finalViews: 24_600 }),
    post('marcus_moves on tiktok', 'Morning routine outdoors', {
      daysAgo: 58,
      finalViews: 71_900,
    }),
    post('yuki_threads on tiktok', 'A thrifted shirt, dyed', { daysAgo: 55, finalViews: 16_300 }),
    post('lena_films on tiktok', 'One shirt, four rooms', { daysAgo: 52, finalViews: 29_500 }),
  ],
}

const lookbook: DemoCampaign = {
  brand: 'Nordlys Studio',
  name: 'Winter lookbook',
  picture: { motif: 'petals', hue: 205 },
  category: 'fashion',
  budgetDollars: 1200,
  fundedDollars: 0,
  abandonedDollars: 1200,
  rateDollars: 3.5,
  minDollars: 1,
  maxDollars: 100,
  platforms: ['tiktok', 'instagram'],
  requirements: 'Snow welcome.',
  createdDaysAgo: 3,
  posts: [],
}

const founders: DemoCampaign = {
  brand: 'Nordlys Studio',
  name: 'Founder stories',
  picture: { motif: 'rings', hue: 262 },
  category: 'personal_brand',
  budgetDollars: 600,
  fundedDollars: 400,
  rateDollars: 5,
  minDollars: 1,
  maxDollars: 120,
  platforms: ['youtube', 'x'],
  createdDaysAgo: 20,
  isQuiet: true,
  ending: { how: 'pause', daysAgo: 4 },
  posts: [
    post('amir_unboxed on x', 'Ten questions to a founder', { daysAgo: 15, finalViews: 9700 }),
    post('chloe_wanders on youtube', 'How a studio begins', { daysAgo: 13, finalViews: 16_400 }),
  ],
}

/** The demo brand's campaigns, at least one in each state that a brand can see. */
export const nordlysCampaigns: readonly DemoCampaign[] = [
  ...[knitwear, repairs, studio, linen, lookbook, founders],
]
