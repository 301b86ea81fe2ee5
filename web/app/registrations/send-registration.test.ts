import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import { expect, test } from 'vitest'
import type { Request } from '../data/request.ts'
import { sendRegistration } from './send-registration.ts'

const rest = { joining: [], texts: defaultConsents, allOrNone: false, totalCents: 0 }

interface Answer {
  text: string
  agreed: boolean
  language?: string
}

async function sent(asked: Partial<Parameters<typeof sendRegistration>[1]>): Promise<string[]> {
  const answers: Answer[] = []
  const request: Request = async (_document, variables) => {
    const { input } = variables as { input: { consents: Answer[] } }
    answers.push(...input.consents)
    return {} as never
  }
  await sendRegistration(request, { ...rest, agreed: {}, ...asked })
  return answers.map(({ text, agreed, language }) => [text, agreed, language].join(' '))
}

test('Y-8: a consent that is not shown again is not answered again, so its language stays on record', async () => {
  expect(await sent({ asked: [], language: 'zh-Hans' })).toEqual([])
  expect(await sent({ asked: ['RISK'], agreed: { RISK: true }, language: 'zh-Hans' })).toEqual([
    'RISK true zh-Hans',
  ])
})

test('E-22: a registration may wait in line for half a minute before its screen gives up', async () => {
  let waited: number | undefined
  const request: Request = async ({ seconds }) => {
    waited = seconds
    return {} as never
  }
  await sendRegistration(request, { ...rest, agreed: {} })
  expect(waited).toBe(30)
})

test('a required consent that is not ticked is sent as such, for the service to refuse', async () =>
  expect(await sent({ agreed: { RISK: true }, language: 'en' })).toEqual([
    'CONDUCT false en',
    'RISK true en',
    'CONCUSSION false en',
  ]))
