import { describe, expect, it, vi } from 'vitest'
import { dismissToast, shownToast, subscribeToToasts, toast } from './toast.ts'

describe('toasts', () => {
  it('show only the newest of two', () => {
    toast({ title: 'First' })

    toast({ title: 'Second' })

    expect(shownToast()?.title).toBe('Second')
  })

  it('keep the newer one when an older one is dismissed late', () => {
    toast({ title: 'First' })
    const firstKey = shownToast()?.key ?? -1
    toast({ title: 'Second' })

    dismissToast(firstKey)

    expect(shownToast()?.title).toBe('Second')
  })

  it('notify their listeners until they unsubscribe', () => {
    const listener = vi.fn()
    const leave = subscribeToToasts(listener)

    toast({ title: 'Heard' })
    leave()
    toast({ title: 'Missed' })

    expect(listener).toHaveBeenCalledTimes(1)
  })
})
