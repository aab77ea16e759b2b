import { readBrandCall } from '@permille/contract/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { useMay } from '#api/session.ts'
import { SettingsTabs } from '#features/accounts/settings-tabs.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { BlockedCreators } from './blocked-creators.tsx'
import { BrandForm } from './brand-form.tsx'

/** Finance keeps the details and sees no creators; a reviewer blocks creators and changes no details. */
export function BrandPage() {
  const seesCreators = useMay('submissions:read')
  return (
    <SettingsTabs title="Brand" note="What creators see, and what your receipts say.">
      {useMay('brand:write') ? (
        <Details />
      ) : (
        <p className="text-ink-muted">
          You may not change this brand’s name, logo and billing details. Ask its owner.
        </p>
      )}
      {seesCreators && <BlockedCreators />}
    </SettingsTabs>
  )
}

function Details() {
  const query = useQuery(queryOf(readBrandCall))
  return (
    <Loaded
      query={query}
      skeleton={
        <Card className="max-w-3xl">
          <ListSkeleton lines={6} />
        </Card>
      }
      failed="Your brand could not be loaded."
    >
      {(brand) => <BrandForm brand={brand} />}
    </Loaded>
  )
}
