import { X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import { useStore } from '../store.ts'
import { dismissToast, type ShownToast, shownToast } from './toast.ts'

/**
 * Shows one toast for 5000 ms; a swipe of 50 px to the right dismisses it, F8 focuses its region. Each
 * has a provider of its own: one that was paused when its toast was closed would stay so, and no later
 * toast would close on its own.
 */
export function Toaster() {
  const toast = useStore(shownToast)
  const rememberFocus = useFocusBefore(toast?.key)
  return (
    <Primitive.Provider
      key={toast?.key ?? 'none'}
      duration={5000}
      swipeDirection="right"
      swipeThreshold={50}
    >
      {toast !== undefined && <ToastCard toast={toast} />}
      <Primitive.Viewport
        hotkey={['F8']}
        onFocus={rememberFocus}
        className="fixed right-0 z-50 flex w-[24rem] max-w-full flex-col p-4 max-sm:top-14 max-sm:p-2 sm:bottom-0"
      />
    </Primitive.Provider>
  )
}

/** Gives focus back to what had it before the region, once the region goes with its toast. */
function useFocusBefore(key: number | undefined) {
  const before = useRef<Element>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each key the region is a new one
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body && before.current instanceof HTMLElement) before.current.focus()
    before.current = null
  }, [key])
  return ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
  }
}

function ToastCard({ toast }: { readonly toast: ShownToast }) {
  const isNegative = toast.tone === 'negative'
  return (
    <Primitive.Root
      type={isNegative ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => isOpen || dismissToast(toast.key)}
      className={joinClasses(
        'grid animate-rise grid-cols-[1fr_auto] gap-x-3 rounded-card border p-4 shadow-float data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isNegative
          ? 'border-negative bg-negative-soft text-negative'
          : 'border-line bg-surface-raised',
      )}
    >
      <div className="grid min-w-0 grid-cols-1 gap-0.5 [overflow-wrap:anywhere]">
        <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
        <Primitive.Description className="empty:hidden">{toast.description}</Primitive.Description>
      </div>
      <Primitive.Close
        aria-label="Dismiss"
        className="grid size-6 place-items-center rounded-sm max-md:-m-2.5 max-md:size-11"
      >
        <X aria-hidden="true" className="size-4" />
      </Primitive.Close>
    </Primitive.Root>
  )
}
