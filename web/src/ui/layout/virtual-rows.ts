import {
  observeWindowOffset,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual'

export type VirtualRows = Virtualizer<Window, Element>

export type RowOptions = Omit<
  VirtualizerOptions<Window, Element>,
  'getScrollElement' | 'observeElementOffset' | 'scrollToFn' | 'onChange'
>

/** Of the window: the page scrolls, not the list. */
export function windowOptions(options: RowOptions, onChange: () => void) {
  return {
    getScrollElement: (): Window => window,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    initialOffset: () => scrollY,
    ...options,
    onChange,
  }
}

export function createVirtualRows(options: RowOptions, onChange: () => void): VirtualRows {
  return new Virtualizer(windowOptions(options, onChange))
}
