import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { askFor, updateRow } from '../calls.ts'
import { emailsTo } from '../registering.ts'
import { draftFor, emailDesk, givenGroup, runCampaignJob, sent } from './campaign-desk.ts'

const at = emailDesk()

const draft = draftFor('p')
const made = (text: string, english: string) => ({ text, english })
const translations = {
  subject: {
    'zh-Hans': made('{{children}}停课', draft.subject),
    'zh-Hant': made('{{children}}停課', draft.subject),
  },
  body: { 'zh-Hans': made('{{firstName}}，您好\n\n{{program}}的场地关闭了。', draft.body) },
}
const LANGUAGES = [{ language: 'zh-Hans' }, { language: 'zh-Hant' }, { language: 'pa' }]

test('Y-26: each guardian gets their language if the email is complete in it, and English otherwise', async () => {
  const { program, families } = await givenGroup(at, ['明', '紅', 'Ana'], LANGUAGES)
  const name = { 'zh-Hans': made('秋季班', String(program.name)) }
  await updateRow(at.desk, 'Program', { id: program.id, _version: 1, translations: JSON.stringify({ name }) })
  await sent(at, draftFor(program.id, { translations }))
  await runCampaignJob(at)
  const last = async (n: number) => (await emailsTo(at.server, families[n]?.user.email)).at(-1)
  const [hans, hant, other] = [await last(0), await last(1), await last(2)]
  expect(hans?.subject).toBe('明’s child停课')
  expect(hans?.text).toContain('明，您好\n\n秋季班的场地关闭了。')
  expect([hant?.subject, hant?.text]).toEqual([
    'No training for 紅’s child',
    expect.stringContaining('Hi 紅,'),
  ])
  expect(other?.text).toContain('Hi Ana,')
})

test('Y-26: the desk counts the readers of each language, and previews it in each', async () => {
  const { program, families } = await givenGroup(at, ['明', '紅', 'Ana'], LANGUAGES)
  const { version: _version, ...asked } = draftFor(program.id, { translations })
  const { purpose, audience } = asked
  const { languages } = await at.audience({ purpose, audience })
  expect(languages).toEqual([
    { language: 'en', count: 1 },
    { language: 'zh-Hans', count: 1 },
    { language: 'zh-Hant', count: 1 },
  ])
  const seen = async (language: string | null) => {
    const userId = families[2]?.user.id
    const shown = await at.call('post', '/campaign-preview', { ...asked, userId, language })
    return [shown.body.language, shown.body.subject]
  }
  expect(await seen(null)).toEqual(['en', 'No training for Ana’s child'])
  expect(await seen('zh-Hans')).toEqual(['zh-Hans', 'Ana’s child停课'])
  expect(await seen('zh-Hant')).toEqual(['en', 'No training for Ana’s child'])
})

test('Y-26: translations stay with a draft, and with one that is saved without them', async () => {
  const id = randomUUID()
  const kept = async () => {
    const { it } = await askFor(at.desk, 'query C($id: ID!) { it: deskCampaign(id: $id) { translations } }', {
      id,
    })
    return JSON.parse(it.translations)
  }
  await at.call('put', `/campaigns/${id}`, { ...draft, translations })
  expect(await kept()).toEqual(translations)
  await at.call('put', `/campaigns/${id}`, { ...draft, version: 1, subject: 'Other' })
  expect(await kept()).toEqual(translations)
  await at.call('put', `/campaigns/${id}`, { ...draft, version: 2, translations: {} })
  expect(await kept()).toEqual({})
})

test.each([
  ['another text', { title: {} }, 'title'],
  ['another language', { subject: { fr: made('Non', 'No') } }, 'fr'],
  ['two lines', { subject: { 'zh-Hans': made('两\n行', 'No') } }, 'translations.subject.zh-Hans.text'],
  [
    'too many words',
    { body: { 'zh-Hant': made('長'.repeat(20_001), 'No') } },
    'translations.body.zh-Hant.text',
  ],
])('a draft with %s is refused at the field', async (_case, wrong, field) => {
  const { status, body } = await at.call('put', `/campaigns/${randomUUID()}`, {
    ...draft,
    translations: wrong,
  })
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
})

test('Y-26: an unknown placeholder in a translation blocks the email', async () => {
  const { program } = await givenGroup(at, ['明'], LANGUAGES)
  const wrong = { ...translations, body: { 'zh-Hans': made('{{frstName}}，您好', draft.body) } }
  const id = randomUUID()
  await at.call('put', `/campaigns/${id}`, draftFor(program.id, { translations: wrong }))
  const { status, body } = await at.call('post', `/campaigns/${id}/send`, { version: 1, count: 1 })
  expect([status, body.fields]).toEqual([
    400,
    { 'translations.body.zh-Hans': 'There is no field {{frstName}}. Did you mean {{firstName}}?' },
  ])
})
