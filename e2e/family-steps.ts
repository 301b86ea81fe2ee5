import type { Page } from '@playwright/test'

export const chooseSaturday = (page: Page, firstName: string) =>
  page
    .getByRole('group', { name: firstName })
    .getByRole('radio', { name: /^Saturday \$80/ })
    .check()

/** Fills in the contacts that the club requires. */
export async function giveContacts(page: Page) {
  await page.getByLabel(/^(Your phone|Phone)\s*$/).fill('604-555-0100')
  await page.getByLabel('Another adult').fill('Gran')
  await page.getByLabel('Their phone').fill('604-555-0143')
}

/** Ticks all required consents. */
export async function agreeToAll(page: Page) {
  for (const text of [
    /read how we treat each other/,
    /understand these risks/,
    /know the signs of a concussion/,
  ])
    await page.getByRole('checkbox', { name: text }).check()
}
