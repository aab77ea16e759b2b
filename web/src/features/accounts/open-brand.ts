import type { BrandId } from '@permille/contract/ids'

/** Opens a page for another of one's brands. The server sends it, so that nothing of the brand before is left in the tab. */
export function openBrand(brandId: BrandId, path: string): void {
  const url = new URL(path, location.href)
  url.searchParams.set('brand', brandId)
  location.assign(url)
}

/** Opens the dashboard of a brand that is left, without the one that the tab was for (`theme.js` keeps it). */
export function openAnotherBrand(path: string): void {
  try {
    sessionStorage.removeItem('brand')
  } catch {
    // Without storage no tab keeps a brand.
  }
  location.assign(path)
}
