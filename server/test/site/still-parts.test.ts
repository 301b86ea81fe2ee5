import { expect, test } from 'vitest'
import { sendPlainly } from '../plain-http.ts'
import { demoSite } from './demo-site.ts'

test('a page made of cached parts equals a freshly rendered one, and names no other host', async () => {
  const url = await demoSite()
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

test('an open page gets the data of the next, however often they were part of a page', async () => {
  const url = await demoSite()
  const read = async (address: string) =>
    (await sendPlainly(url + address, { method: 'GET', headers: {} })).text

  const before = await read('/_.data')
  for (const address of ['/?twice=1', '/?twice=2']) expect(await read(address)).toContain('streamController')
  expect(before).toContain('"faq"')
  // Another address with the same data, so that it does not come from the cache.
  expect(await read('/_.data?season=nobody')).toBe(before)
})
