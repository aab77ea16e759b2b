import {
  lastingKinds,
  type NotificationChannel,
  type NotificationPreference,
} from '@permille/contract/notifications/notifications'
import { useAction } from '#api/use-action.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { channelNames, kindLabels } from './kind-labels.ts'
import { reasonIdOf } from './preference-table.tsx'
import { savingPreference, shownState } from './saving-preference.ts'

interface PreferenceSwitchProps {
  readonly preference: NotificationPreference
  readonly channel: NotificationChannel
}

export function PreferenceSwitch({ preference, channel }: PreferenceSwitchProps) {
  const { kind } = preference
  const saving = useAction(savingPreference({ kind, channel }))
  const isLasting = lastingKinds.includes(kind)
  return (
    <Switch
      label={
        <span className="sr-only">
          {kindLabels[kind].name}, {channelNames[channel].toLowerCase()}
        </span>
      }
      checked={shownState(preference[channel], saving)}
      disabled={isLasting}
      aria-describedby={isLasting ? reasonIdOf(kind) : undefined}
      onChange={({ target }) => saving.mutate(target.checked)}
      className="max-md:min-h-11 max-md:gap-0"
    />
  )
}
