import { describe, expect, test } from 'vitest'
import { type Person, person, visitor } from './amplify-client.ts'
import { post } from './calls.ts'
import { type Family, givenFamily } from './family.ts'
import { writeDocument } from './gen1-documents.ts'
import type { RunningServer } from './running-server.ts'

export type Values = Record<string, unknown>

export interface Write {
  name: string
  /** A valid input. */
  input: (family: Family) => Values | Promise<Values>
  /** What makes it invalid, and the sentence about it. */
  bad: [Values, string]
  /** An input that a rule of the club refuses, with its code. */
  refused?: [(family: Family) => Values | Promise<Values>, string]
  done: Values
}

/** Tests a mutation signed out, without permission, with bad input, refused by a rule, and done. */
export function walkThrough(write: Write, around: () => { server: RunningServer; desk: Person }): void {
  const { name, input, bad, refused, done } = write
  const document = writeDocument(name, name.replace(/^(create|update|delete)/, ''))
  const sound = async (family: Family, changes: Values = {}) => ({
    input: { ...(await input(family)), ...changes },
  })

  describe(name, () => {
    test('signed out', async () => {
      const wire = await post(around().server, { query: document, variables: {} })
      expect(wire.status).toBe(401)
      expect(wire.headers.get('x-amzn-errortype')).toBe('UnauthorizedException')
      expect(wire.json).toEqual({
        errors: [{ errorType: 'UnauthorizedException', message: 'Missing authorization header.' }],
      })
      const stranger = person('', { authMode: 'lambda', authToken: 'not-a-token' })
      expect((await stranger.ask(document)).errors[0]?.message).toBe('Unauthorized')
    })

    test('not for visitors', async () => {
      const family = await givenFamily(around().desk)
      const { data, errors } = await visitor().ask(document, await sound(family))
      expect(data).toEqual({ [name]: null })
      expect(errors).toEqual([
        expect.objectContaining({
          errorType: 'Unauthorized',
          path: [name],
          message: `Not Authorized to access ${name} on type Mutation`,
        }),
      ])
    })

    test('bad input', async () => {
      const { desk } = around()
      const { data, errors } = await desk.ask(document, await sound(await givenFamily(desk), bad[0]))
      expect(data?.[name] ?? null).toBeNull()
      expect(errors[0]).toMatchObject({
        errorType: 'ValidationError',
        message: expect.stringContaining(bad[1]),
      })
    })

    if (refused)
      test('refused by a rule', async () => {
        const { desk } = around()
        const family = await givenFamily(desk)
        const { data, errors } = await desk.ask(document, await sound(family, await refused[0](family)))
        expect(data).toEqual({ [name]: null })
        expect(errors[0]?.errorInfo?.code).toBe(refused[1])
      })

    test('done', async () => {
      const { desk } = around()
      const { data, errors } = await desk.ask(document, await sound(await givenFamily(desk)))
      expect(errors).toEqual([])
      expect(data[name]).toMatchObject({ _version: name.startsWith('create') ? 1 : 2, ...done })
    })
  })
}
