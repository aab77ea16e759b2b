import { describe, expect, it } from 'vitest'
import { dismissToast, shownToast, toast } from './toast.ts'

describe('toasts', () => {
  it('show only the newest of two', () => {
    toast({ title: 'First' })

    toast({ title: 'Second' })

    expect(shownToast.read()?.title).toBe('Second')
  })

  it('keep the newer one when an older one is dismissed late', () => {
    toast({ title: 'First' })
    const firstKey = shownToast.read()?.key ?? -1
    toast({ title: 'Second' })

    dismissToast(firstKey)

    expect(shownToast.read()?.title).toBe('Second')
  })
})
