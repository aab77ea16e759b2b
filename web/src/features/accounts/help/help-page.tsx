import { ChevronDown } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useSession } from '#api/session.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { SearchInput } from '#ui/controls/search-input.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { LegalPage, legalLink } from '../legal/legal-page.tsx'
import { hasSupportEmail, supportEmail } from '../support-email.ts'
import { AnswerText } from './answer-text.tsx'
import { type Answer, type Audience, findAnswers } from './answers.ts'

const WriteToUs = lazyPart(() => import('./write-to-us.tsx').then((m) => m.WriteToUs))

const titles: Readonly<Record<Audience, string>> = {
  creators: 'For creators',
  brands: 'For brands',
}

export function HelpPage() {
  const { read, change } = useUrlFilters()
  const search = read('search')
  useEffect(() => {
    showNamedAnswer()
    window.addEventListener('hashchange', showNamedAnswer)
    return () => window.removeEventListener('hashchange', showNamedAnswer)
  }, [])
  const found = findAnswers(search)
  const audiences = useAudiences()
  return (
    <LegalPage isWide title="Help" note="How Permille counts, pays and decides.">
      <SearchInput
        label="Search help"
        placeholder="Search"
        value={search}
        onSearch={(text) => change('search', text)}
      />
      {found.length === 0 && <p role="status">{`No answer contains “${search}”.`}</p>}
      <nav aria-label="On this page" className="flex flex-wrap gap-x-6 gap-y-2 text-base">
        {audiences.map((audience) => (
          <a key={audience} href={`#${audience}`} className={legalLink}>
            {titles[audience]}
          </a>
        ))}
        <a href="#write" className={legalLink}>
          Write to us
        </a>
      </nav>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(26rem,100%),1fr))] items-start gap-x-12 gap-y-8">
        {audiences.map((audience) => (
          <Answers
            key={audience}
            audience={audience}
            areOpen={search !== ''}
            answers={found.filter((answer) => answer.audience === audience)}
          />
        ))}
      </div>
      <section id="write" className="grid max-w-3xl scroll-mt-6 gap-4">
        <h2 className="text-xl font-semibold tracking-tight">Write to us</h2>
        {/* As high as the form, so that nothing below shifts when it loads. */}
        <div className="min-h-96">
          <Suspense fallback={null}>
            <WriteToUs />
          </Suspense>
        </div>
        {hasSupportEmail() && (
          <p className="text-base">
            Or by email:{' '}
            <a href={`mailto:${supportEmail()}`} className={legalLink}>
              {supportEmail()}
            </a>
          </p>
        )}
      </section>
    </LegalPage>
  )
}

/** Returns the audiences in order, the reader's own first. */
function useAudiences(): readonly Audience[] {
  const { user } = useSession()
  return user?.role === 'brand' ? ['brands', 'creators'] : ['creators', 'brands']
}

interface AnswersProps {
  readonly audience: Audience
  /** True for search results; the full list shows only questions. */
  readonly areOpen: boolean
  readonly answers: readonly Answer[]
}

function Answers({ audience, areOpen, answers }: AnswersProps) {
  if (answers.length === 0) return null
  return (
    <section id={audience} className="grid min-w-0 scroll-mt-6 gap-4">
      <h2 className="text-xl font-semibold tracking-tight">{titles[audience]}</h2>
      <div className="divide-y divide-line border-y border-line">
        {answers.map(({ id, question, text }) => (
          <details
            key={`${id} ${areOpen}`}
            id={id}
            open={areOpen}
            onToggle={({ currentTarget }) => currentTarget.open && !areOpen && nameAnswer(id)}
            className="group scroll-mt-6"
          >
            <summary className="flex cursor-pointer list-none items-center gap-4 py-4 -outline-offset-2 hover:text-accent [&::-webkit-details-marker]:hidden">
              <h3 className="min-w-0 flex-1 font-medium">{question}</h3>
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 text-ink-muted transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-3xl pb-6 text-ink-muted">
              <AnswerText text={text} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}

/** Puts the answer's anchor into the URL, so that it can be copied. */
function nameAnswer(id: string): void {
  window.history.replaceState(window.history.state, '', `#${id}`)
}

/** Opens the answer that the URL names: the browser searched for the anchor before the page rendered. */
function showNamedAnswer(): void {
  const named = document.getElementById(window.location.hash.slice(1))
  if (named instanceof HTMLDetailsElement) named.open = true
  named?.scrollIntoView()
}
