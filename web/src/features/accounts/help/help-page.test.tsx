import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { sessionKey } from '#api/session.ts'
import { paths } from '#paths.ts'
import { markupOf } from '#testing/markup-of.tsx'
import { renderText } from '#testing/render-text.ts'
import { AnswerText, places } from './answer-text.tsx'
import { answers, findAnswers } from './answers.ts'
import { HelpPage } from './help-page.tsx'

it('shows every answer, to creators and to brands', () => {
  const { text } = renderText(<HelpPage />)

  for (const { question } of answers) expect(text).toContain(question)
  expect(text).toContain('For creators')
  expect(text).toContain('For brands')
})

it('lists questions whose answers open, and opens the ones a search finds', () => {
  const at = (search: string) =>
    markupOf(
      <Router ssrPath={paths.help} ssrSearch={search}>
        <HelpPage />
      </Router>,
      [],
    )

  expect(at('').match(/<details/g)).toHaveLength(answers.length)
  expect(at('')).not.toContain('open=""')
  expect(at('search=minimum+cap').match(/<details[^>]* open=""/g)).toHaveLength(1)
})

it('each answer has its own URL', () => {
  const ids = answers.map(({ id }) => id)

  expect(new Set(ids).size).toBe(answers.length)
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([])
})

it.each([
  ['', answers.map(({ id }) => id)],
  ['  MINIMUM cap ', ['earnings']],
  ["can't withdraw", ['hold']],
  ['chargeable unicorn', []],
])('a search for %j finds the answers with all its words', (search, expected) => {
  expect(findAnswers(search).map(({ id }) => id)).toEqual(expected)
})

it.each([
  ['payouts', '$10.00 or more'],
  ['rejected', 'within 72 hours'],
  ['disputes', 'within 7 days'],
  ['review', '48 hours unless it says otherwise, 720 at most'],
  ['limits', '3 in review and 10 approved'],
])('the answer about %s says %s', (id, words) => {
  const { text } = answers.find((answer) => answer.id === id) ?? { text: '' }

  expect(text).toContain(words)
})

it('links the pages that an answer names for those who may open them, and has words for others', () => {
  const { text } = answers.find(({ id }) => id === 'key') ?? { text: '' }
  const seenBy = (brand: { lacks: 'developers:manage'[] } | null) =>
    markupOf(<AnswerText text={text} />, [[sessionKey, brand && { role: 'brand', brand }]])

  expect(seenBy({ lacks: [] })).toContain('href="/account/developers"')
  expect(seenBy({ lacks: ['developers:manage'] })).not.toContain('href')
  expect(seenBy(null)).not.toContain('href')
  expect(seenBy(null)).toContain('made under Settings, Developers by')
})

it('names no page in brackets that it does not know', () => {
  const named = answers.flatMap(({ text }) =>
    [...text.matchAll(/\[(.+?)\]/g)].map(([, name]) => name),
  )

  expect(named.filter((name) => !(String(name) in places))).toEqual([])
})
