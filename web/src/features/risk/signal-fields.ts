import { readTypedCount, readTypedNumber } from '@permille/contract/input/numbers'
import { comparedPostsMax, type RiskSettings } from '@permille/contract/risk/settings'
import type { SignalEffect } from '@permille/contract/risk/signals'
import { formatCount } from '#ui/values/views.tsx'
import { riskLabels } from './risk-labels.ts'

export type SignalPart = Exclude<keyof RiskSettings, 'quietDays'>

interface NumberField {
  readonly name: string
  readonly label: string
}

export interface SignalLabels {
  readonly part: SignalPart
  readonly title: string
  readonly note: string
  readonly fields: readonly NumberField[]
  /** The thresholds in words. */
  readonly inWords: (typed: Readonly<Record<string, string>>) => string
}

/** The signals' texts and fields, in the order of the form. */
export const signalLabels: readonly SignalLabels[] = [
  {
    part: 'fewLikes',
    title: riskLabels['few-likes'],
    note: 'Many views that hardly anyone liked. YouTube counts people who scroll past, so a third of the likes is enough there.',
    fields: [
      { name: 'likesPercentMin', label: 'Likes under (% of views)' },
      { name: 'viewsMax', label: 'Above this many views' },
    ],
    inWords: ({ likesPercentMin, viewsMax }) =>
      `Likes under ${likesPercentMin}% of views, above ${viewsMax} views`,
  },
  {
    part: 'drop',
    title: riskLabels.drop,
    note: 'The platform lowered the count, as it does for bought views.',
    fields: [
      { name: 'percentMax', label: 'Drop of more than (%)' },
      { name: 'viewsMax', label: 'Above this many views' },
    ],
    inWords: ({ percentMax, viewsMax }) =>
      `A drop of more than ${percentMax}%, above ${viewsMax} views`,
  },
  {
    part: 'burst',
    title: riskLabels.burst,
    note: 'Most of the views came within a day, and not the first.',
    fields: [
      { name: 'sharePercentMax', label: 'Share of all views over (%)' },
      { name: 'viewsMax', label: 'Above this many views' },
    ],
    inWords: ({ sharePercentMax, viewsMax }) =>
      `More than ${sharePercentMax}% of all views in one day, above ${viewsMax} views`,
  },
  {
    part: 'sharedPayout',
    title: riskLabels['shared-payout'],
    note: 'Another creator is paid to the same account. Couples and agencies do that too.',
    fields: [],
    inWords: () => 'Two creators, one account',
  },
  {
    part: 'fewFollowers',
    title: riskLabels['few-followers'],
    note: 'Often just a hit.',
    fields: [
      { name: 'followersMin', label: 'Under this many followers' },
      { name: 'viewsMax', label: 'Above this many views' },
    ],
    inWords: ({ followersMin, viewsMax }) =>
      `Under ${followersMin} followers, above ${viewsMax} views`,
  },
  {
    part: 'aboveMedian',
    title: riskLabels['above-median'],
    note: `Often just a hit. Compared with the account’s latest ${comparedPostsMax} posts here.`,
    fields: [{ name: 'timesMax', label: 'More than this many times the median' }],
    inWords: ({ timesMax }) => `More than ${timesMax} times the median`,
  },
]

export const effectLabels: Readonly<Record<SignalEffect, string>> = {
  off: 'Off',
  show: 'Show only',
  'with-another': 'Set aside with another signal',
  'set-aside': 'Set aside',
}

/** The numbers as typed. */
export type RiskDraft = { readonly [Part in SignalPart]: Readonly<Record<string, string>> } & {
  readonly quietDays: string
}

export function draftOf({ quietDays, ...parts }: RiskSettings): RiskDraft {
  const texts = Object.entries(parts).map(([part, values]) => [
    part,
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)])),
  ])
  return { ...Object.fromEntries(texts), quietDays: String(quietDays) }
}

/** Counts with their thousands apart, as `readTypedCount` reads them. */
function shown(value: number | string): string {
  return typeof value === 'number' && Number.isInteger(value) ? formatCount(value) : String(value)
}

/** Returns the body of the call, whose schema refuses a text that is not a number. */
export function settingsOf({ quietDays, ...parts }: RiskDraft): object {
  const values = Object.entries(parts).map(([part, texts]) => [
    part,
    Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        name === 'effect' ? text : numberOf(name, text),
      ]),
    ),
  ])
  return { ...Object.fromEntries(values), quietDays: readTypedCount(quietDays) }
}

/** Only the share of likes may have decimals. */
function numberOf(name: string, text: string): number {
  if (name !== 'likesPercentMin') return readTypedCount(text)
  const read = readTypedNumber(text)
  return read.kind === 'number' ? read.value : Number.NaN
}
