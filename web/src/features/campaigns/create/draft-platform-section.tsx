import { type Platform, platforms } from '@permille/contract/enums'
import { platformFacts } from '@permille/contract/platforms'
import { viewMeanings } from '@permille/contract/tracking/view-meanings'
import { useId } from 'react'
import { Switch } from '#ui/controls/switch.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { DraftSection } from './draft-section.tsx'
import type { CampaignForm } from './use-campaign-draft.ts'

export function PlatformSection({ form }: { readonly form: CampaignForm }) {
  const id = useId()
  const chosen = form.draft.platforms
  const [kept, open] = [platforms.filter(form.isKept), platforms.filter((one) => !form.isKept(one))]
  const toggle = (platform: Platform, isOn: boolean) =>
    form.change({
      platforms: platforms.filter((current) =>
        current === platform ? isOn : chosen.includes(current),
      ),
    })

  return (
    <DraftSection
      title="Platforms"
      note={`Where posts may be published. ${keptNote(kept.length, open.length)}`}
    >
      {kept.length > 0 && (
        <ul aria-label="Creators rely on" className="flex flex-wrap gap-x-5 gap-y-2">
          {kept.map((platform) => (
            <li key={platform} className="inline-flex items-center gap-2">
              <PlatformIcon platform={platform} />
              {platformFacts[platform].postKind}
            </li>
          ))}
        </ul>
      )}
      <ul className="grid grid-cols-1 gap-3 empty:hidden sm:grid-cols-2">
        {open.map((platform) => (
          <li key={platform} className="rounded-control border border-line px-3 py-1">
            <Switch
              label={
                <>
                  <PlatformIcon platform={platform} />
                  {platformFacts[platform].postKind}
                </>
              }
              aria-describedby={`${id}${platform}`}
              checked={chosen.includes(platform)}
              onChange={(event) => toggle(platform, event.target.checked)}
            />
            <p id={`${id}${platform}`} className="pb-2 text-sm text-ink-muted">
              {viewMeanings[platform]}
            </p>
          </li>
        ))}
      </ul>
      <p role="alert" className="text-sm text-negative empty:hidden">
        {chosen.length === 0 && 'Select at least one platform'}
      </p>
    </DraftSection>
  )
}

/** What a live campaign's platforms allow. */
function keptNote(keptCount: number, openCount: number): string {
  if (keptCount === 0) return ''
  return openCount === 0
    ? 'Creators rely on these.'
    : 'You can add platforms; creators rely on those it has.'
}
