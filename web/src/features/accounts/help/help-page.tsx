import { Suspense, useEffect } from 'react'
import { useAddressFilters } from '../../../api/use-address-filters.ts'
import { SearchInput } from '../../../ui/controls/search-input.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { LegalPage, legalLink } from '../legal/legal-page.tsx'
import { supportEmail } from '../support-email.ts'
import { type Answer, type Audience, findAnswers } from './answers.ts'

const WriteToUs = lazyPart(async () => (await import('./write-to-us.tsx')).WriteToUs)

const titles: Readonly<Record<Audience, string>> = {
  creators: 'For creators',
  brands: 'For brands',
}

export function HelpPage() {
  const { read, change } = useAddressFilters()
  const search = read('search')
  useEffect(showNamedAnswer, [])
  const found = findAnswers(search)
  return (
    <LegalPage title="Help" note="How Permille counts, pays and decides.">
      <SearchInput
        label="Search help"
        placeholder="Search"
        value={search}
        onSearch={(text) => change('search', text)}
      />
      {found.length === 0 && <p role="status">{`No answer contains “${search}”.`}</p>}
      <p className="text-base">
        Not answered here?{' '}
        <a href="#write" className={legalLink}>
          Write to us
        </a>
      </p>
      {(['creators', 'brands'] as const).map((audience) => (
        <Answers
          key={audience}
          title={titles[audience]}
          answers={found.filter((answer) => answer.audience === audience)}
        />
      ))}
      <section id="write" className="grid scroll-mt-6 gap-4 border-t border-line pt-6">
        <h2 className="text-xl font-semibold tracking-tight">Write to us</h2>
        {/* As high as the form, so that what follows stays where it is. */}
        <div className="min-h-96">
          <Suspense fallback={null}>
            <WriteToUs />
          </Suspense>
        </div>
        <p className="text-base">
          Or by mail:{' '}
          <a href={`mailto:${supportEmail()}`} className={legalLink}>
            {supportEmail()}
          </a>
        </p>
      </section>
    </LegalPage>
  )
}

interface AnswersProps {
  readonly title: string
  readonly answers: readonly Answer[]
}

function Answers({ title, answers }: AnswersProps) {
  if (answers.length === 0) return null
  return (
    <section className="grid gap-6">
      <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
      {answers.map(({ id, question, text }) => (
        <article
          key={id}
          id={id}
          className="grid scroll-mt-6 gap-2 border-t border-line pt-6 target:border-accent"
        >
          <h3 className="font-semibold">
            <a href={`#${id}`} className="hover:underline">
              {question}
            </a>
          </h3>
          <p className="text-ink-muted">{text}</p>
        </article>
      ))}
    </section>
  )
}

/** The browser looked for the anchor before the page was there. */
function showNamedAnswer(): void {
  document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
}
