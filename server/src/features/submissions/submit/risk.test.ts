import { expect, test } from 'vitest'
import { describeRisks, defaultRiskThresholds as limits } from './risk.ts'

const ordinary = { viewCount: 9000, likeCount: 400, followerCount: 2000, medianViewCount: 8000 }

test('an ordinary post is not flagged', () => {
  expect(describeRisks(ordinary, limits)).toEqual([])
})

test('more than five times the account’s own median is flagged, five times is not', () => {
  const facts = { ...ordinary, medianViewCount: 1000 }

  expect(describeRisks({ ...facts, viewCount: 5000 }, limits)).toEqual([])
  expect(describeRisks({ ...facts, viewCount: 5001 }, limits)).toEqual([
    '5,001 views are more than 5 times this account’s median of 1,000.',
  ])
})

test('many views on few followers are flagged above 10,000 views and under 500 followers', () => {
  const facts = { ...ordinary, medianViewCount: null, likeCount: null }

  expect(describeRisks({ ...facts, followerCount: 499, viewCount: 10_000 }, limits)).toEqual([])
  expect(describeRisks({ ...facts, followerCount: 500, viewCount: 10_001 }, limits)).toEqual([])
  expect(describeRisks({ ...facts, followerCount: 499, viewCount: 10_001 }, limits)).toEqual([
    '10,001 views on an account with 499 followers.',
  ])
})

test('few likes are flagged under 0.3 % above 20,000 views', () => {
  const facts = { ...ordinary, medianViewCount: null }

  expect(describeRisks({ ...facts, viewCount: 20_000, likeCount: 1 }, limits)).toEqual([])
  expect(describeRisks({ ...facts, viewCount: 20_001, likeCount: 61 }, limits)).toEqual([])
  expect(describeRisks({ ...facts, viewCount: 20_001, likeCount: 60 }, limits)).toEqual([
    '60 likes are 0.30 % of 20,001 views, under 0.3 %.',
  ])
})

test('a hidden count is unknown, never suspicious', () => {
  expect(describeRisks({ ...ordinary, viewCount: null }, limits)).toEqual([])
  expect(describeRisks({ ...ordinary, viewCount: 30_000, likeCount: null }, limits)).toEqual([])
})

test('exactly 0.3 % of likes is enough', () => {
  const facts = { ...ordinary, medianViewCount: null, viewCount: 30_000 }

  expect(describeRisks({ ...facts, likeCount: 90 }, limits)).toEqual([])
  expect(describeRisks({ ...facts, likeCount: 89 }, limits)).toHaveLength(1)
})

test('an account without views so far has nothing to compare with', () => {
  expect(describeRisks({ ...ordinary, medianViewCount: 0 }, limits)).toEqual([])
  expect(describeRisks({ ...ordinary, medianViewCount: 1 }, limits)).toEqual([
    '9,000 views are more than 5 times this account’s median of 1.',
  ])
})
