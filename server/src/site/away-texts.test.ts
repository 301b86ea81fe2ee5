import fastify from 'fastify'
import { expect, test } from 'vitest'
import { plainFaults } from '../http/fault-answers.ts'
import { tooMany } from '../limits/limit-routes.ts'
import { sendBusy } from './busy-answer.ts'

const PREFIXES = ['', '/zh-Hans', '/zh-Hant']

function awayServer() {
  const app = fastify()
  plainFaults(app)
  for (const prefix of PREFIXES) {
    app.get(`${prefix}/away`, () =>
      Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' })),
    )
    app.get(`${prefix}/busy`, (request, reply) => sendBusy(request, reply, 503, 5))
    app.get(`${prefix}/often`, (request, reply) =>
      tooMany(request, reply, { message: 'Please wait.', retryAfterSeconds: 5 }),
    )
  }
  return app
}

test.each([
  ['/away', 503, 'en-CA', 'We’ll be right back', '/away'],
  ['/zh-Hans/away', 503, 'zh-Hans', '我们马上回来', '/zh-Hans/away'],
  ['/zh-Hant/away', 503, 'zh-Hant', '我們馬上回來', '/zh-Hant/away'],
  ['/often', 429, 'en-CA', 'Please wait a moment', '/'],
  ['/zh-Hant/often', 429, 'zh-Hant', '請稍等片刻', '/zh-Hant'],
])('Y-18: in place of %s, %i in %s: %s', async (url, status, language, title, goesTo) => {
  const answer = await awayServer().inject({ url, headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(status)
  expect(answer.body).toContain(`<html lang="${language}">`)
  expect(answer.body).toContain(`<h1>${title}</h1>`)
  expect(answer.body).toContain(`<a href="${goesTo}">`)
})

test.each([
  ['/busy', 'Many people are on the site'],
  ['/zh-Hans/busy', '现在访问网站的人很多'],
])('Y-18: %s says “%s”', async (url, words) => {
  expect((await awayServer().inject({ url })).body).toContain(words)
})

test('Y-18: a program reads English, whatever the address', async () => {
  const { body } = await awayServer().inject({ url: '/zh-Hans/often' })
  expect(JSON.parse(body).message).toBe('Please wait.')
})
