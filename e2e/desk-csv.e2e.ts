import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { atDesk, deskFamily } from './desk-api.ts'
import { type Api, apiAsAdmin, moveTo, newProgram, register } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { screens } from './screens.ts'

test.use({ viewport: screens.desk })
/** The saved file's lines as objects by column. */
async function savedCsv(page: Page): Promise<Record<string, string>[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  const text = await readFile((await download.path()) as string, 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [head = [], ...lines] = text
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map(cell) ?? [])
  return lines.map((line) => Object.fromEntries(head.map((title, n) => [title, line[n] ?? ''])))
}

const cell = (raw: string) =>
  raw
    .replace(/,$/, '')
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')

interface Kept {
  reference: string
  priceCents: number
  status: string
  player: { firstName: string; lastName: string; birthDate: string }
}

/** The fee's registrations in the database, whatever the screens show. */
async function keptRegistrations(admin: Api, feeId: string): Promise<Kept[]> {
  const { items } = await admin<{ items: Kept[] }>(
    `query ($fee: ID!) { listPlayerProgramRegistrations(limit: 1000, filter: { programFeeRegistrationsId: { eq: $fee } }) {
      items { reference priceCents status player { firstName lastName birthDate } }
    } }`,
    { fee: feeId },
  )
  return items
}

test('the file has exactly what is filtered, whatever page one is on, and nothing that a spreadsheet would run', async ({
  page,
  request,
}) => {
  const admin = await apiAsAdmin(request)
  const program = await newProgram(admin)
  const { players } = await deskFamily(admin, ['Ada', '=HYPERLINK("http://x")', 'Zoë, "Zo"'])
  const made = []
  for (const player of players) made.push(await register(admin, program, player))
  await moveTo(admin, made[0] as never, 'APPROVED')

  await atDesk(page, `/admin/registrations?programId=${program.id}`)
  await expect(page.getByRole('button', { name: /^Zoë/ })).toBeVisible()
  const lines = await savedCsv(page)
  const kept = (await keptRegistrations(admin, program.onceFeeId)).filter(
    ({ status }) => status === 'PENDING',
  )
  expect(kept).toHaveLength(2)
  const expected = kept.map(({ reference, priceCents, player }) => ({
    Reference: reference,
    'First name': player.firstName.startsWith('=') ? `'${player.firstName}` : player.firstName,
    'Last name': player.lastName,
    'Birth date': player.birthDate,
    Total: String(priceCents / 100),
    Status: 'Pending',
    Program: program.name,
  }))
  const byReference = (a: Record<string, string>, b: Record<string, string>) =>
    (a.Reference ?? '').localeCompare(b.Reference ?? '')
  expect(lines.toSorted(byReference)).toEqual(
    expected.toSorted(byReference).map((line) => expect.objectContaining(line)),
  )
})

test('a search narrows the file of players as it narrows the list', async ({ page, request }) => {
  const admin = await apiAsAdmin(request)
  const { lastName, players } = await deskFamily(admin, ['Ada', 'Bea'], { healthNotes: 'Peanuts' })
  await atDesk(page, `/admin/players?q=${lastName}`)
  await expect(page.getByText('1–2 of 2')).toBeVisible()
  const lines = await savedCsv(page)
  expect(lines.map((line) => [line['First name'], line['Last name'], line['Health notes']])).toEqual([
    ['Ada', lastName, 'yes'],
    ['Bea', lastName, 'yes'],
  ])
  expect(JSON.stringify(lines)).not.toContain('Peanuts')
  expect(players).toHaveLength(2)
})
