import type { Page } from '@playwright/test'

export const chooseSaturday = (page: Page, firstName: string) =>
  page
    .getByRole('group', { name: firstName })
    .getByRole('radio', { name: /^Saturday \$80/ })
    .check()

/** Everything that must be agreed to. */
export async function agreeToAll(page: Page) {
  for (const text of [
    /read how we treat each other/,
    /understand these risks/,
    /know the signs of a concussion/,
  ])
    await page.getByRole('checkbox', { name: text }).check()
}
