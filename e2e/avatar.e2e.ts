import { newFamily } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { signIn } from './sign-in.ts'

const PICTURE = 'https://pictures.example.org/robin.svg'

test('a picture that is kept elsewhere is shown; one that does not come gives way to initials', async ({
  page,
  request,
}) => {
  const { email, parent } = await newFamily(request)
  const { items } = await parent<{ items: { id: string; _version: number }[] }>(
    'query ($email: String!) { usersByEmail(email: $email) { items { id _version } } }',
    { email },
  )
  await parent('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
    input: { ...items[0], avatarUrl: PICTURE },
  })
  let isThere = true
  await page.route(PICTURE, (route) =>
    isThere
      ? route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36"/>',
        })
      : route.fulfill({ status: 404 }),
  )
  await signIn(page, email)
  const account = page.getByRole('button', { name: 'Account of Robin' })
  const picture = account.locator('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 36)

  isThere = false
  await page.reload()
  await expect(account.getByText('RF')).toBeVisible()
  await expect(picture).toHaveCount(0)
})
