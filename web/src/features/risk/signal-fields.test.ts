import { defaultRiskSettings, riskSettings } from '@permille/contract/risk/settings'
import { signalEffects } from '@permille/contract/risk/signals'
import { expect, test } from 'vitest'
import { draftOf, effectLabels, settingsOf, signalLabels } from './signal-fields.ts'

test('the form saves the displayed values', () => {
  expect(riskSettings.parse(settingsOf(draftOf(defaultRiskSettings)))).toEqual(defaultRiskSettings)
})

test('an empty field and a word are refused, not read as 0', () => {
  const draft = draftOf(defaultRiskSettings)

  for (const text of ['', ' ', 'many']) {
    const changed = { ...draft, fewLikes: { ...draft.fewLikes, viewsMax: text } }
    expect(riskSettings.safeParse(settingsOf(changed)).success).toBe(false)
  }
})

test('every number of every signal has a field, and every effect a label', () => {
  const { quietDays, ...parts } = defaultRiskSettings
  const named = Object.fromEntries(
    signalLabels.map(({ part, fields }) => [part, fields.map(({ name }) => name).sort()]),
  )

  const numbers = Object.entries(parts).map(([part, values]) => [
    part,
    Object.keys(values)
      .filter((name) => name !== 'effect')
      .sort(),
  ])
  expect(named).toEqual(Object.fromEntries(numbers))
  expect(Object.keys(effectLabels)).toEqual([...signalEffects])
  expect(quietDays).toBe(3)
})
