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
  const toggle = (platform: Platform, isOn: boolean) =>
    form.change({
      platforms: platforms.filter((current) =>
        current === platform ? isOn : chosen.includes(current),
      ),
    })

  return (
    <DraftSection
      title="Platforms"
      note={
        platforms.some(form.isKept)
          ? 'Where posts may be published. You can add platforms; creators rely on those it has.'
          : 'Where posts may be published.'
      }
    >
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {platforms.map((platform) => (
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
              disabled={form.isKept(platform)}
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
