import type { Appearance } from '@stripe/stripe-js'

/** The provider draws its own fields; it is told our theme, corner and type size. */
export function paymentAppearance(): Appearance {
  const isDark = document.documentElement.classList.contains('dark')
  return {
    theme: isDark ? 'night' : 'stripe',
    variables: { borderRadius: '8px', fontSizeBase: '14px', ...colours(isDark) },
  }
}

/** Hexadecimal twins of the accent, surface and ink tokens: the provider reads no CSS variables. */
function colours(isDark: boolean) {
  return isDark
    ? { colorPrimary: '#9ab0ff', colorBackground: '#14171f', colorText: '#ecebe7' }
    : { colorPrimary: '#2a3fd0', colorBackground: '#fefefd', colorText: '#191c26' }
}
