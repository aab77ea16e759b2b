import { readBrandCall } from '@permille/contract/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { SettingsTabs } from '#features/accounts/settings-tabs.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { BlockedCreators } from './blocked-creators.tsx'
import { BrandForm } from './brand-form.tsx'

export function BrandPage() {
  const query = useQuery(queryOf(readBrandCall))
  return (
    <SettingsTabs title="Brand" note="What creators see, and what your receipts say.">
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
      <BlockedCreators />
    </SettingsTabs>
  )
}
