import { expect, onTestFinished, test } from 'vitest'
import { buildSite } from '../../src/site/build-site.ts'
import { openSite } from '../../src/site/open-site.ts'
import { pagesEndpoint } from '../../src/site/pages.ts'
import { newDemoDatabase } from '../database.ts'
import { sendPlainly } from '../plain-http.ts'
import { serverForTest } from '../running-server.ts'

test('a page of kept parts is the page that would be rendered anew, and names no other host', async () => {
  const database = await newDemoDatabase()
  onTestFinished(() => database.drop())
  const site = await openSite(await buildSite(() => {}))
  const { url } = await serverForTest({
    databaseUrl: database.url,
    addPages: (app, parts) => pagesEndpoint(app, { ...parts, site }),
  })
  const read = async (host: string, address: string) =>
    (await sendPlainly(url + address, { method: 'GET', headers: { host } })).text

  await read('one.example', '/?once=1')
  const kept = await read('one.example', '/?once=2')
  const anew = await read('two.example', '/?once=2')
  expect(kept).toContain('id="faq"')
  expect(kept).not.toContain('<template data-still')
  expect(anew).not.toContain('one.example')
  expect(anew.replaceAll('two.example', 'one.example')).toBe(kept)
})
