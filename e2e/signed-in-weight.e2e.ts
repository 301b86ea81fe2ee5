import type { Page } from '@playwright/test'
import { apiAsAdmin, newProgram } from './family-api.ts'
import { expect, test } from './fixtures.ts'
import { demo, signIn } from './sign-in.ts'
import { OF_A_FAMILY, untilListening } from './until-listening.ts'

test.use({ isFirstVisit: true })

const KB = 1024
/** Includes the client of the services and the code that announces changes, which load once the screen is usable. */
const MOST_KB = 190
const MOST_FILES = 20
/** All files except the list of routes, which calls nothing. */
const COMPILED_EARLY = /^(\/\/# allFunctionsCalledOnLoad\n|.*__reactRouterManifest=)/

interface Opened {
  email: string
  to: string
  models: readonly string[]
}

async function expectLight(page: Page, { email, to, models }: Opened): Promise<void> {
  const sizes: Promise<number>[] = []
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() !== 'script') return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    scripts.push(response.text())
  })
  const listening = untilListening(page, models)
  await signIn(page, email, { to })
  await listening
  await page.waitForLoadState('networkidle')
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  console.log(`${to}: ${(bytes / KB).toFixed(1)} KB of scripts in ${sizes.length} files`)
  expect(bytes).toBeGreaterThan(100 * KB)
  expect(bytes).toBeLessThanOrEqual(MOST_KB * KB)
  expect(sizes.length).toBeLessThanOrEqual(MOST_FILES)
  for (const script of await Promise.all(scripts)) expect(script).toMatch(COMPILED_EARLY)
}

test('the dashboard of a family is light', async ({ page }) => {
  await expectLight(page, {
    email: demo.parent,
    to: '/guardian',
    models: OF_A_FAMILY,
  })
})

test('a registration is light', async ({ page, request }) => {
  const program = await newProgram(await apiAsAdmin(request))
  await expectLight(page, {
    email: demo.parent,
    to: `/guardian/programs/${program.id}/register`,
    models: OF_A_FAMILY,
  })
})

test('the first list of the desk is light', async ({ page }) => {
  await expectLight(page, {
    email: demo.admin,
    to: '/admin/registrations?status=ALL',
    models: ['PlayerProgramRegistration', 'Player'],
  })
})
