import { acceptTermsCall, readTermsCall, termsVersion } from '@permille/contract/privacy/terms'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Time } from '#ui/values/time.tsx'
import { legalLink } from './legal-page.tsx'

/** Shows which terms the user has accepted, and lets them accept newer ones. */
export function TermsCard() {
  const query = useQuery(queryOf(readTermsCall))
  const accepting = useAction({
    call: acceptTermsCall,
    request: () => ({ body: { version: termsVersion } as const }),
    done: 'Terms accepted',
    failed: 'The terms could not be accepted',
  })
  return (
    <Card>
      <CardHeader title="Terms" />
      <CardBody className="grid grid-cols-1 justify-items-start gap-4 text-ink-muted">
        <Loaded
          query={query}
          skeleton={<ListSkeleton lines={1} />}
          failed="Your accepted terms could not be loaded."
        >
          {({ accepted }) => {
            const isNewest = accepted?.version === termsVersion
            return (
              <>
                <p>
                  {isNewest ? 'You accepted the ' : 'There are new '}
                  <a href={paths.terms} target="_blank" rel="noreferrer" className={legalLink}>
                    Terms
                  </a>
                  {isNewest && accepted !== null ? (
                    <span>
                      {' '}
                      of {accepted.version} <Time at={accepted.at} />.
                    </span>
                  ) : (
                    <span>. Read them, and accept them here.</span>
                  )}
                </p>
                {!isNewest && (
                  <Button isBusy={accepting.isPending} onClick={() => accepting.mutate()}>
                    {accepting.isPending ? 'Accepting...' : 'Accept the terms'}
                  </Button>
                )}
              </>
            )
          }}
        </Loaded>
      </CardBody>
    </Card>
  )
}
