import { expect, type Locator } from '@playwright/test'

const stopsMax = 60

/** Presses Tab until the target has focus, as someone without a mouse does. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const page = target.page()
  for (let stops = 0; stops < stopsMax; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused({ timeout: 1 })
}
