import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { mixed } from './written.tsx'

vi.mock('./language.ts', () => ({ LANGUAGE: 'zh-Hans' }))

test.each([
  ['还有3个名额', '还有3个名额'],
  ['This is not open.', '<span lang="en">This is not open.</span>'],
  [
    'Fall training 2025: Juniors：还有3个名额',
    '<span lang="en">Fall training 2025: Juniors</span>：还有3个名额',
  ],
  ['怡已经报了Juniors（候补），不用再报。', '怡已经报了<span lang="en">Juniors</span>（候补），不用再报。'],
])('Y-3: the club’s own words within one of our sentences are marked: %s', (text, html) =>
  expect(renderToStaticMarkup(<p>{mixed(text)}</p>)).toBe(`<p>${html}</p>`),
)
