import type { OperatorSettings } from '@permille/contract/administration/settings'

interface Setting {
  readonly label: string
  readonly value: string
  /** The environment variable that sets it. */
  readonly variable: string
  /** What a change does to existing campaigns, posts or money. */
  readonly effect: string
}

interface SettingGroup {
  readonly title: string
  readonly settings: readonly Setting[]
}

/** Returns the operator's settings, in the order of a dollar's life. */
export function settingGroups(of: OperatorSettings): readonly SettingGroup[] {
  return [
    { title: 'Money', settings: moneySettings(of) },
    { title: 'Posts and views', settings: postSettings(of) },
    { title: 'People', settings: peopleSettings(of) },
  ]
}

function moneySettings(of: OperatorSettings): readonly Setting[] {
  return [
    {
      label: 'Marketplace fee',
      value: of.platformFeeBps === 0 ? 'None' : `${of.platformFeeBps / 100}%, paid by the brand`,
      variable: 'PLATFORM_FEE_BPS',
      effect: 'Applies to new payments. A payment keeps the fee that was shown when it was made.',
    },
    {
      label: 'Hold on earnings',
      value: counted(of.earningsHoldHours, 'hour'),
      variable: 'EARNINGS_HOLD_HOURS',
      effect: 'Applies to later earnings. Earlier earnings keep their date.',
    },
    {
      label: 'Hold after a changed password, email or payout account',
      value: counted(of.accountChangeHoldHours, 'hour'),
      variable: 'ACCOUNT_CHANGE_HOLD_HOURS',
      effect: 'How long a creator can’t withdraw after it.',
    },
    {
      label: 'Currency and country',
      value: `${of.currency.toUpperCase()}, ${of.platformCountry}`,
      variable: 'PLATFORM_CURRENCY, PLATFORM_COUNTRY',
      effect: 'Set before the first payment. The country decides where creators can be paid.',
    },
  ]
}

function postSettings(of: OperatorSettings): readonly Setting[] {
  const { trackingIntervalSeconds: interval } = of
  return [
    {
      label: 'Undo of an approval',
      value: of.approvalUndoSeconds === 0 ? 'Off' : counted(of.approvalUndoSeconds, 'second'),
      variable: 'APPROVAL_UNDO_SECONDS',
      effect: 'How long the brand can undo an approval before it pays.',
    },
    {
      label: 'Views count for',
      value: counted(of.trackingWindowDays, 'day'),
      variable: 'TRACKING_WINDOW_DAYS',
      effect: 'Applies to later approvals. Earlier posts keep their last day.',
    },
    {
      label: 'Views are read',
      value: interval === null ? 'As often as they grow' : `Every ${counted(interval, 'second')}`,
      variable: 'TRACKING_INTERVAL_SECONDS',
      effect: 'Later readings make up for missed ones: no one earns less.',
    },
    {
      label: 'Posts a creator can submit a day',
      value: of.submitsPerDay.toLocaleString('en-US'),
      variable: 'SUBMITS_PER_DAY',
      effect: 'Applies at once to everyone.',
    },
    {
      label: 'Reads from X a day',
      value: of.xReadsPerDay.toLocaleString('en-US'),
      variable: 'X_READS_PER_DAY',
      effect: 'X bills each of them.',
    },
  ]
}

function peopleSettings(of: OperatorSettings): readonly Setting[] {
  return [
    {
      label: 'Second factor for admins',
      value: of.isAdminFactorRequired ? 'Required' : 'Optional',
      variable: 'ADMIN_SECOND_FACTOR',
      effect: 'While it is required, an admin without one can only add one.',
    },
    {
      label: 'New accounts per address and hour',
      value: of.registrationsPerHour.toLocaleString('en-US'),
      variable: 'REGISTRATIONS_PER_HOUR',
      effect: 'Applies at once to everyone.',
    },
    {
      label: 'Mail',
      value: of.isMailSent ? 'Sent' : 'Kept in the outbox',
      variable: 'SMTP_URL',
      effect: 'Without a mail server nothing is sent, and passwords can only be reset by an admin.',
    },
    {
      label: 'Address for support',
      value: of.supportEmail ?? 'Not set',
      variable: 'SUPPORT_EMAIL',
      effect: 'Shown wherever we ask people to write to support.',
    },
  ]
}

function counted(count: number, unit: string): string {
  if (count === 0) return 'None'
  return `${count.toLocaleString('en-US')} ${unit}${count === 1 ? '' : 's'}`
}
