import { atDesk } from './desk-api.ts'
import { apiAsAdmin, newFamily, newProgram, registerByParent } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { expectSoundAtEach, screens } from './screens.ts'
import { signIn } from './sign-in.ts'

test.use({ viewport: screens.desk })

test('the desk translates a program, families read it in their script, and its English changes', async ({
  page,
  newPage,
  request,
}) => {
  test.slow()
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { email, parent, players } = await newFamily(request, '小明')
  const [ming] = players
  if (!ming) throw new Error('a child')
  await registerByParent(parent, program.onceFeeId, ming)
  const family = await newPage()

  await test.step('what is not translated is on the list', async () => {
    await atDesk(page, '/admin/translations')
    await page.getByLabel('Words in a text').fill(program.name)
    await expect(page).toHaveURL(/[?&]q=/)
    const row = page.getByRole('row').filter({ hasText: program.name })
    await expect(row).toContainText('Not translated')
    await row.getByRole('link', { name: program.name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(program.name)
  })

  const name = page.getByRole('group', { name: 'Name' })
  const saved = page.getByText('Saved. Families see it now.')

  await test.step('the name in one of the scripts', async () => {
    await name.getByLabel('繁體中文').fill('少年班')
    await expectSoundAtEach(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(saved).toBeVisible()
  })

  await test.step('a parent reads it in that script, and English in the other', async () => {
    await signIn(family, email, { to: '/zh-Hant/guardian/registrations' })
    await expect(family.getByText('少年班').first()).toBeVisible()
    await family.goto('/zh-Hans/guardian/registrations')
    await expect(family.getByText(program.name).first()).toBeVisible()
    await expect(family.locator('[lang=en]', { hasText: program.name }).first()).toBeVisible()
  })

  const rename = async (to: string) => {
    const { _version } = await admin<{ _version: number }>(
      'query ($id: ID!) { getProgram(id: $id) { _version } }',
      { id: program.id },
    )
    await admin('mutation ($input: UpdateProgramInput!) { updateProgram(input: $input) { id } }', {
      input: { id: program.id, _version, name: to },
    })
  }

  await test.step('the English changes: the desk says so, and the parent reads the English', async () => {
    await rename(`${program.name} U9`)
    await page.reload()
    await expect(name.getByText('The English has changed since.')).toBeVisible()
    await expect(name.getByText(`It was: ${program.name}`, { exact: true })).toBeVisible()
    await expectSoundAtEach(page)
    await family.goto('/zh-Hant/guardian/registrations')
    await expect(family.locator('[lang=en]', { hasText: `${program.name} U9` }).first()).toBeVisible()
  })

  await test.step('somebody says that it is still right', async () => {
    await name.getByLabel('Still correct').check()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(name.getByText('The English has changed since.')).toBeHidden()
    await family.goto('/zh-Hant/guardian/registrations')
    await expect(family.getByText('少年班').first()).toBeVisible()
  })

  await test.step('a translator’s file says what it changes, and changes that', async () => {
    await page.getByRole('link', { name: 'All translations' }).click()
    await page.getByRole('link', { name: 'Files for translators' }).click()
    const english = `${program.name} U9`
    await page.getByLabel('Translated file').setInputFiles({
      name: 'club-zh-Hans.po',
      mimeType: 'text/x-gettext-translation',
      buffer: Buffer.from(
        [
          'msgid ""',
          'msgstr "Language: zh-Hans\\nContent-Type: text/plain; charset=utf-8\\n"',
          '',
          `msgctxt "program/${program.id}/name"`,
          `msgid "${english}"`,
          'msgstr "九岁少年班"',
          '',
        ].join('\n'),
      ),
    })
    await expect(page.getByText('club-zh-Hans.po · 简体中文 · 1 text to change')).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: english })).toContainText('九岁少年班')
    await expectSoundAtEach(page)
    await page.getByRole('button', { name: 'Save 1 text' }).click()
    await expect(page.getByText('Saved: 1 translation.')).toBeVisible()
    await family.goto('/zh-Hans/guardian/registrations')
    await expect(family.getByText('九岁少年班').first()).toBeVisible()
  })
})
