import { describe, expect, it, vi } from 'vitest'
import { dismissToast, shownToast, subscribeToToasts, toast } from './toast.ts'

describe('toasts', () => {
  it('shows only the newest of two', () => {
    toast({ title: 'First' })

    toast({ title: 'Second' })

    expect(shownToast()?.title).toBe('Second')
  })

  it('leaves the newer one alone when an older one is dismissed late', () => {
    toast({ title: 'First' })
    const firstKey = shownToast()?.key ?? -1
    toast({ title: 'Second' })

    dismissToast(firstKey)

    expect(shownToast()?.title).toBe('Second')
  })

  it('tells its listeners until they leave', () => {
    const listener = vi.fn()
    const leave = subscribeToToasts(listener)

    toast({ title: 'Heard' })
    leave()
    toast({ title: 'Missed' })

    expect(listener).toHaveBeenCalledTimes(1)
  })
})
