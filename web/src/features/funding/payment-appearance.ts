import type { Appearance } from '@stripe/stripe-js'

/** The provider renders its own fields; this passes it our theme, corner radius and type size. */
export function paymentAppearance(): Appearance {
  const isDark = document.documentElement.classList.contains('dark')
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: { borderRadius: '8px', fontSizeBase: '14px', ...colours(isDark) },
  }
}

/**
 * Hexadecimal copies of the accent, surface and ink tokens: the provider does not read CSS
 * variables.
 */
function colours(isDark: boolean) {
  return isDark
    ? { colorPrimary: '#9ab0ff', colorBackground: '#14171f', colorText: '#ecebe7' }
    : { colorPrimary: '#2a3fd0', colorBackground: '#fefefd', colorText: '#191c26' }
}
