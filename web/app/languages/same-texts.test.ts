import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Words<Text> = Text extends (...facts: infer Facts) => unknown
  ? (...facts: Facts) => Text extends (...facts: never) => readonly string[] ? readonly string[] : string
  : Text extends readonly string[]
    ? readonly string[]
    : string

type AsIn<English> = { readonly [Name in keyof English]: Words<English[Name]> }
type Surplus<English, Other> = Exclude<keyof Other, keyof English>

/** Does not compile where a text is missing, named otherwise or told of other facts. */
type Same<English, Other extends AsIn<English> & { readonly [Name in Surplus<English, Other>]: never }> = [
  English,
  Other,
]

/** One line for each module of texts and language: a text that only one of them has is an error of types here (Y-4). */
export type Checked = [
  Same<
    typeof import('@touchline/domain/club/defaults/base.texts.ts'),
    typeof import('@touchline/domain/club/defaults/base.texts.zh-Hans.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/defaults/base.texts.ts'),
    typeof import('@touchline/domain/club/defaults/base.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/defaults/promises.texts.ts'),
    typeof import('@touchline/domain/club/defaults/promises.texts.zh-Hans.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/defaults/promises.texts.ts'),
    typeof import('@touchline/domain/club/defaults/promises.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/fact-lines.texts.ts'),
    typeof import('@touchline/domain/club/fact-lines.texts.zh-Hans.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/fact-lines.texts.ts'),
    typeof import('@touchline/domain/club/fact-lines.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/season-words.texts.ts'),
    typeof import('@touchline/domain/club/season-words.texts.zh-Hans.ts')
  >,
  Same<
    typeof import('@touchline/domain/club/season-words.texts.ts'),
    typeof import('@touchline/domain/club/season-words.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/pricing/price.texts.ts'),
    typeof import('@touchline/domain/pricing/price.texts.zh-Hans.ts')
  >,
  Same<
    typeof import('@touchline/domain/pricing/price.texts.ts'),
    typeof import('@touchline/domain/pricing/price.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/words.texts.ts'),
    typeof import('@touchline/domain/words.texts.zh-Hans.ts')
  >,
  Same<
    typeof import('@touchline/domain/words.texts.ts'),
    typeof import('@touchline/domain/words.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../components/calendar/calendar.texts.ts'),
    typeof import('../components/calendar/calendar.texts.zh-Hans.ts')
  >,
  Same<
    typeof import('../components/calendar/calendar.texts.ts'),
    typeof import('../components/calendar/calendar.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('../components/components.texts.ts'),
    typeof import('../components/components.texts.zh-Hans.ts')
  >,
  Same<
    typeof import('../components/components.texts.ts'),
    typeof import('../components/components.texts.zh-Hant.ts')
  >,
  Same<typeof import('../frame/frame.texts.ts'), typeof import('../frame/frame.texts.zh-Hans.ts')>,
  Same<typeof import('../frame/frame.texts.ts'), typeof import('../frame/frame.texts.zh-Hant.ts')>,
  Same<
    typeof import('../routes/public/home/home.texts.ts'),
    typeof import('../routes/public/home/home.texts.zh-Hans.ts')
  >,
  Same<
    typeof import('../routes/public/home/home.texts.ts'),
    typeof import('../routes/public/home/home.texts.zh-Hant.ts')
  >,
  Same<typeof import('../ui/ui.texts.ts'), typeof import('../ui/ui.texts.zh-Hans.ts')>,
  Same<typeof import('../ui/ui.texts.ts'), typeof import('../ui/ui.texts.zh-Hant.ts')>,
  Same<
    typeof import('@touchline/domain/seasons/offers.texts.ts'),
    typeof import('@touchline/domain/seasons/offers.texts.zh-Hans.ts')
  >,
  Same<
    typeof import('@touchline/domain/seasons/offers.texts.ts'),
    typeof import('@touchline/domain/seasons/offers.texts.zh-Hant.ts')
  >,
  Same<
    typeof import('@touchline/domain/pricing/per-session.texts.ts'),
    typeof import('@touchline/domain/pricing/per-session.texts.zh-Hans.ts')
  >,
  Same<
    typeof import('@touchline/domain/pricing/per-session.texts.ts'),
    typeof import('@touchline/domain/pricing/per-session.texts.zh-Hant.ts')
  >,
  Same<typeof import('../frame/user-menu.texts.ts'), typeof import('../frame/user-menu.texts.zh-Hans.ts')>,
  Same<typeof import('../frame/user-menu.texts.ts'), typeof import('../frame/user-menu.texts.zh-Hant.ts')>,
  Same<
    typeof import('../routes/public/about/about.texts.ts'),
    typeof import('../routes/public/about/about.texts.zh-Hans.ts')
  >,
  Same<
    typeof import('../routes/public/about/about.texts.ts'),
    typeof import('../routes/public/about/about.texts.zh-Hant.ts')
  >,
]

test('every module of texts is compared with those of the other languages', () => {
  const files = Object.keys(import.meta.glob(['../**/*.texts.ts', '../../../domain/**/*.texts.ts']))
  const source = readFileSync(import.meta.filename, 'utf8')
  expect(files.length).toBeGreaterThan(5)
  for (const file of files)
    for (const language of ['zh-Hans', 'zh-Hant']) {
      const name = file.replace(/^.*\//, '').replace(/\.ts$/, `.${language}.ts`)
      expect(source).toContain(`/${name}`)
    }
})
