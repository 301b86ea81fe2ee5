import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageOffer } from './language-offer.tsx'

const offered = (home: string, address: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <LanguageOffer home={home} />
    </MemoryRouter>,
  )

test.each([
  ['zh-Hant', '/programs?days=2#fees', '/zh-Hant/programs?days=2#fees'],
  ['zh-Hans', '/', '/zh-Hans'],
])('Y-10: a reader of %s is offered %s as %s', (home, address, href) => {
  expect(offered(home, address)).toContain(`href="${href}"`)
  expect(offered(home, address)).toContain(`lang="${home}"`)
})

test.each([
  ['', '/programs'],
  ['en', '/programs'],
  ['ko', '/programs'],
  ['zh-Hant', '/lesson-plans'],
])('Y-10: nothing is offered to "%s" on %s', (home, address) => expect(offered(home, address)).toBe(''))
