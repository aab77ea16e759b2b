export const overlayClasses = 'fixed inset-0 z-40 animate-appear bg-overlay'

export const floatClasses =
  'z-50 rounded-card border border-line bg-surface-raised text-ink shadow-float animate-rise'
