import { restoreUserCall, suspendUserCall } from '@permille/contract/accounts/accounts'
import type { UserId } from '@permille/contract/ids'
import { describe, expect, it } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { ActionButton, ActionDialog, type ConfirmedAction, withReason } from './action-button.tsx'

const id = 'u1' as UserId

const suspend: ConfirmedAction<typeof suspendUserCall> = {
  call: suspendUserCall,
  request: withReason(id),
  title: 'Suspend Ada?',
  description: 'They are signed out at once.',
  hint: 'Shown to them',
  label: 'Suspend',
  busyLabel: 'Suspending...',
  failed: 'Nothing was changed',
}

const restore: ConfirmedAction<typeof restoreUserCall> = {
  call: restoreUserCall,
  request: () => ({ params: { id } }),
  title: 'Restore Ada?',
  description: 'They can sign in again.',
  label: 'Restore account',
  busyLabel: 'Restoring...',
  failed: 'Nothing was changed',
}

describe('a button with a confirmation', () => {
  it('shows only itself before it is pressed', () => {
    expect(renderText(<ActionButton {...suspend} />)).toEqual({
      text: 'Suspend',
      buttons: ['Suspend'],
    })
  })

  it('may have a shorter text than its dialog, and a longer name', () => {
    expect(renderText(<ActionButton {...restore}>Restore</ActionButton>).text).toBe('Restore')
    expect(renderText(<ActionButton {...restore} aria-label="Restore Ada" />).buttons).toEqual([
      'Restore Ada',
    ])
  })
})

describe('the dialog of an action', () => {
  it('asks for a reason if a hint says who reads it', () => {
    const { text, buttons } = renderText(<ActionDialog {...suspend} isOpen onClose={() => {}} />)

    expect(text).toMatch(/Suspend Ada\?.*They are signed out at once.*Reason.*Shown to them/)
    expect(buttons).toEqual(['Cancel', 'Suspend', 'Close'])
  })

  it('only asks for confirmation without a hint', () => {
    const { text, buttons } = renderText(<ActionDialog {...restore} isOpen onClose={() => {}} />)

    expect(text).toMatch(/Restore Ada\?.*They can sign in again/)
    expect(text).not.toContain('Reason')
    expect(buttons).toEqual(['Cancel', 'Restore account', 'Close'])
  })

  it('may name the alternative instead of “Cancel”', () => {
    const { buttons } = renderText(
      <ActionDialog {...restore} cancelLabel="Keep it" isOpen onClose={() => {}} />,
    )

    expect(buttons).toEqual(['Keep it', 'Restore account', 'Close'])
  })
})

it('sends the reason in the body, the id in the URL', () => {
  expect(withReason(id)('spam')).toEqual({ params: { id }, body: { reason: 'spam' } })
})
