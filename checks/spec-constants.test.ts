import { describe, expect, it } from 'vitest'
import * as enums from '../contract/src/enums.ts'
import * as limits from '../contract/src/limits.ts'
import { centsFromDollars, estimatedReachViews, formatCents } from '../contract/src/money.ts'
import * as lists from '../contract/src/reference-lists.ts'
import { literalsIn, valuesNamed } from './rules/literals.ts'
import { textOf } from './rules/source-text.ts'

const features = 'web/src/features'

describe('the limits of the product specification', () => {
  it('match the contract', () => {
    expect(limits).toMatchObject({
      fundingMinimumCents: 100,
      payoutMinimumCents: 1000,
      budgetMinimumCents: 100,
      rewardRateMinimumCents: 1,
      autoApproveHoursDefault: 48,
      dashboardListLength: 5,
      portfolioLength: 9,
      usernameMinLength: 3,
      usernameMaxLength: 30,
      bioMaxLength: 500,
      avatarMaxBytes: 10_485_760,
    })
  })

  it('round a budget’s reach down to whole views, and dollars to cents', () => {
    expect(estimatedReachViews(10_000, 300)).toBe(33_333)
    expect([2.755, 1.005, 1.995, 999_999.99].map(centsFromDollars)).toEqual([
      276, 100, 200, 99_999_999,
    ])
    expect(formatCents(123_450)).toBe('$1,234.50')
  })
})

describe('the enumerations of the product specification', () => {
  it('match the contract, in the same order', () => {
    expect({ ...enums }).toEqual({
      userRoles: ['brand', 'creator', 'admin'],
      kycStatuses: ['pending', 'verified', 'rejected'],
      campaignStatuses: ['draft', 'live', 'paused', 'completed'],
      campaignTypes: ['ugc'],
      campaignCategories: ['personal_brand', 'fashion', 'lifestyle'],
      platforms: ['tiktok', 'instagram', 'youtube', 'x'],
      submissionStatuses: ['pending', 'approved', 'rejected', 'locked', 'paid'],
      payoutStatuses: ['queued', 'paid', 'failed'],
      fundingStatuses: ['succeeded', 'pending', 'failed'],
      ledgerTypes: ['brand_fund', 'creator_earn', 'platform_fee', 'refund', 'adjustment'],
      disputeStatuses: ['open', 'resolved', 'rejected'],
      metricSources: ['api', 'manual'],
    })
  })
})

describe('the reference lists of the product specification', () => {
  const payoutCodes =
    'US, GB, CA, AU, AT, BE, BR, BG, HR, CY, CZ, DK, EE, FI, FR, DE, GI, GR, HK, HU, IN, IE, IT, JP, LV, LI, LT, LU, MT, MX, NL, NZ, NO, PL, PT, RO, SG, SK, SI, ES, SE, CH, TH, AE'
  const countryNames =
    'Australia, Austria, Belgium, Brazil, Bulgaria, Canada, Croatia, Cyprus, Czech Republic, Denmark, Estonia, Finland, France, Germany, Gibraltar, Greece, Hong Kong, Hungary, India, Ireland, Italy, Japan, Latvia, Liechtenstein, Lithuania, Luxembourg, Malaysia, Malta, Mexico, Monaco, Netherlands, New Zealand, Norway, Poland, Portugal, Romania, Singapore, Slovakia, Slovenia, South Africa, Spain, Sweden, Switzerland, Thailand, United Arab Emirates, United Kingdom, United States'

  it('list 47 countries, 44 of them available for payouts', () => {
    const paid = lists.countries.filter(({ code }) => !lists.countriesWithoutPayouts.has(code))

    expect(lists.countries.map(({ name }) => name).join(', ')).toBe(countryNames)
    expect(paid.map(({ code }) => code).sort()).toEqual(payoutCodes.split(', ').sort())
  })

  it('list timezones, languages and categories in the same order', () => {
    expect(lists).toMatchObject({
      timezones: [
        'America/New_York',
        'America/Chicago',
        'America/Denver',
        'America/Los_Angeles',
        'Europe/London',
        'Europe/Paris',
        'Europe/Berlin',
        'Europe/Madrid',
        'Asia/Tokyo',
        'Asia/Shanghai',
        'Asia/Dubai',
        'Australia/Sydney',
      ],
      languages: [
        'English',
        'Spanish',
        'French',
        'German',
        'Portuguese',
        'Mandarin',
        'Japanese',
        'Korean',
        'Arabic',
        'Hindi',
      ],
      contentCategories: [
        'Fashion',
        'Beauty',
        'Lifestyle',
        'Tech',
        'Gaming',
        'Food',
        'Travel',
        'Fitness',
        'Music',
        'Art',
      ],
    })
  })
})

describe('the constants of the screens', () => {
  it.each([
    ['web/src/ui/overlays/toaster.tsx', 'duration', '5000'],
    ['web/src/ui/overlays/toaster.tsx', 'swipeDirection', 'right'],
    ['web/src/ui/overlays/toaster.tsx', 'swipeThreshold', '50'],
    ['web/src/ui/overlays/toaster.tsx', 'hotkey', "['F8']"],
    ['web/src/ui/overlays/tooltip.tsx', 'delayDuration', '700'],
    ['web/src/ui/overlays/tooltip.tsx', 'skipDelayDuration', '300'],
    ['web/src/shell/sidebar-cookie.ts', 'name', 'sidebar_state'],
    ['web/src/shell/sidebar-cookie.ts', 'lifetimeSeconds', '604800'],
    ['web/src/shell/use-sidebar.ts', 'narrow', '(max-width: 767.98px)'],
    ['web/src/ui/controls/image-drop.tsx', 'accept', 'image/*'],
    ['web/src/api/query-client.ts', 'staleTime', 'Number.POSITIVE_INFINITY'],
    ['web/src/api/query-client.ts', 'refetchOnWindowFocus', 'false'],
    ['web/src/api/query-client.ts', 'refetchInterval', 'false'],
    ['web/src/api/query-client.ts', 'retry', 'false'],
    [`${features}/profile/use-username-check.ts`, 'pauseMs', '500'],
    [`${features}/funding/amount-form.tsx`, 'min', '1'],
    [`${features}/funding/amount-form.tsx`, 'step', '0.01'],
    [`${features}/campaigns/create/campaign-draft.ts`, 'category', 'fashion'],
    [`${features}/campaigns/create/campaign-draft.ts`, 'budget', '100'],
    [`${features}/campaigns/create/campaign-draft.ts`, 'rewardRate', '3'],
    [`${features}/campaigns/create/campaign-draft.ts`, 'minPayout', '1'],
    [`${features}/campaigns/create/campaign-draft.ts`, 'maxPayout', '100'],
    [`${features}/campaigns/create/campaign-draft.ts`, 'flatBonus', '0'],
    [`${features}/campaigns/create/campaign-draft.ts`, 'platforms', "['tiktok']"],
    [
      `${features}/campaigns/explore/explore-skeletons.tsx`,
      'cards',
      "['1', '2', '3', '4', '5', '6']",
    ],
  ])('in %s: %s is %s', (file, name, value) => {
    expect(valuesNamed(file, name)).toContain(value)
  })

  it('make the sidebar 16rem wide, 3rem collapsed and 18rem as a sheet', () => {
    const sidebar = literalsIn('web/src/shell/sidebar.tsx')

    expect(sidebar).toContain('w-[16rem]')
    expect(sidebar).toContain('w-[3rem]')
    expect(textOf('web/src/ui/overlays/sheet.tsx')).toContain('w-[18rem]')
  })

  it('show two skeletons while social accounts load', () => {
    const page = textOf(`${features}/connections/social-accounts-page.tsx`)

    expect(page.match(/<AccountSkeleton \/>/g)).toHaveLength(2)
  })

  it('colour statuses green or red; any other is neutral', () => {
    const badge = 'web/src/ui/values/badge.tsx'
    const tones = ['approved', 'live', 'paid', 'succeeded', 'rejected', 'failed'].map((status) =>
      valuesNamed(badge, status).join(),
    )
    const neutral = ['pending', 'queued', 'locked', 'paused'].flatMap((status) =>
      valuesNamed(badge, status),
    )

    expect(tones).toEqual([...Array(4).fill('positive'), ...Array(2).fill('negative')])
    expect(neutral).toEqual([])
  })
})
