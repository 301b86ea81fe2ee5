import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Featured game' })
const film = (page: Page) => section(page).locator('video')
const property = <Value>(page: Page, read: (video: HTMLVideoElement) => Value) =>
  film(page).evaluate(
    (video, source) => new Function('video', `return (${source})(video)`)(video),
    read.toString(),
  )

async function openFilm(page: Page) {
  await page.goto('/')
  // The browser picks the video after hydration.
  await page.waitForFunction(() => sessionStorage.getItem('seen-videos'))
  await film(page).scrollIntoViewIfNeeded()
}

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true })

  test('the film starts by itself, silent, somewhere in the middle, with captions; the next visit in the same tab shows another', async ({
    page,
  }) => {
    const stills: string[] = []
    page.on('request', (request) => {
      if (/\/media\/.*\.webp$/.test(request.url())) stills.push(request.url())
    })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, {
            shift: (window as never as { shift: number }).shift + (entry as never as { value: number }).value,
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openFilm(page)
    await expect.poll(() => property(page, (video) => video.currentTime)).toBeGreaterThanOrEqual(1)
    // Choosing the video has moved nothing on the page.
    expect(await page.evaluate(() => (window as never as { shift: number }).shift)).toBeLessThan(0.02)
    expect(await property(page, (video) => video.muted)).toBe(true)
    expect(await property(page, (video) => video.textTracks[0]?.mode)).toBe('showing')
    await expect
      .poll(() => property(page, (video) => video.textTracks[0]?.cues?.length ?? 0))
      .toBeGreaterThan(0)
    // Only the still image of the chosen video is loaded.
    await expect(film(page)).toHaveAttribute('poster', /./)
    await page.waitForLoadState('networkidle')
    expect(new Set(stills).size).toBeLessThanOrEqual(1)

    const first = await film(page).getAttribute('aria-label')
    await page.reload({ waitUntil: 'networkidle' })
    await expect(film(page)).not.toHaveAttribute('aria-label', first ?? '')
  })
})

test('another one comes on request, never the same, until all five were seen', async ({ page }) => {
  await openFilm(page)
  const titles = new Set<string>()
  for (let turn = 0; turn < 5; turn += 1) {
    const title = (await film(page).getAttribute('aria-label')) ?? ''
    titles.add(title)
    if (turn === 4) break
    await section(page).getByRole('button', { name: 'Watch another' }).click()
    await expect(film(page)).not.toHaveAttribute('aria-label', title)
  }
  expect(titles.size).toBe(5)
  await expect(section(page)).toContainText('You’ve seen all 5.')
  await expect(section(page).getByRole('button', { name: 'Watch another' })).toHaveCount(0)
})

test('who wants less motion gets the still and the controls', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFilm(page)
  await expect(film(page)).toBeInViewport()
  expect(await property(page, (video) => video.paused)).toBe(true)
  await film(page).evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => property(page, (video) => video.currentTime)).toBeGreaterThanOrEqual(1)
})

test('a film that does not come leaves its still and a way on', async ({ page }) => {
  await page.route('**/media/*.{webm,mp4}', (route) => route.abort())
  await openFilm(page)
  await expect(section(page).getByText('This video didn’t load.')).toBeVisible()
  await expect(section(page).getByRole('link', { name: 'See our videos elsewhere' })).toBeVisible()
})

test('all five are in the showcase, and half speed is half speed', async ({ page }) => {
  await page.goto('/showcase', { waitUntil: 'networkidle' })
  await expect(page.locator('video')).toHaveCount(5)
  const half = page.getByRole('button', { name: 'Half speed' }).first()
  await half.click()
  await expect(half).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('video').first()).toHaveJSProperty('playbackRate', 0.5)
})
