/** The room for a scroll bar, which a page that does not scroll has too. Measured before the first overlay locks the page. */
if (!import.meta.env.SSR) {
  const { style, offsetWidth } = document.documentElement
  style.setProperty('--gutter', `${innerWidth - offsetWidth}px`)
}

export const overlayClasses = 'fixed inset-0 z-40 animate-appear bg-overlay'

export const floatClasses =
  'z-50 rounded-card border border-line bg-surface-raised text-ink shadow-float animate-rise'
