import { isolate } from '@permille/contract/input/isolate'
import {
  type BrandNews,
  listBrandNewsCall,
  muteBrandCall,
} from '@permille/contract/notifications/brand-news'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { useCurrentUser } from '#api/session.ts'
import { useAction } from '#api/use-action.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { shownState } from './saving-preference.ts'

/** Switches the news of each brand off and on, for someone who does not own it. They change on this page alone. */
export function BrandNewsCard() {
  const { brand } = useCurrentUser()
  const isMember = brand !== null && (brand.role !== 'owner' || brand.count > 1)
  const { data = [], refetch } = useQuery({ ...queryOf(listBrandNewsCall, {}), enabled: isMember })
  if (data.length === 0) return null
  return (
    <Card className="max-w-3xl">
      <CardHeader
        title="News by brand"
        note="Switch off a brand to get none of its news. What is about you alone still comes; a brand that you own stays on."
      />
      <ul className="divide-y divide-line">
        {data.map((news) => (
          <li key={news.id} className="px-5 py-1.5">
            <NewsSwitch news={news} onSaved={() => void refetch()} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface NewsSwitchProps {
  readonly news: BrandNews
  readonly onSaved: () => void
}

function NewsSwitch({ news: { id, name, isMuted }, onSaved }: NewsSwitchProps) {
  const saving = useAction({
    call: muteBrandCall,
    request: (isOn: boolean) => ({ params: { id }, body: { isMuted: !isOn } }),
    failed: 'The change could not be saved',
    onDone: onSaved,
  })
  return (
    <Switch
      label={
        <span className="min-w-0 truncate font-medium" title={name}>
          <span className="sr-only">News of </span>
          {isolate(name)}
        </span>
      }
      checked={shownState(!isMuted, saving)}
      onChange={({ target }) => saving.mutate(target.checked)}
    />
  )
}
