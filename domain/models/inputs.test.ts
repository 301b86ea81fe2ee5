import { describe, expect, test } from 'vitest'
import { models } from '../models.ts'
import { createInput, LONGEST_TEXT, updateInput } from './inputs.ts'
import { allFields, type Model } from './model-types.ts'

const all: Model[] = Object.values(models)

/** The texts that a family may write freely, according to the model's table of who may set what. */
const written = all.flatMap((model) =>
  [...new Set([...(model.parent.create ?? []), ...(model.parent.update ?? [])])].flatMap((name) => {
    const field = allFields(model)[name]
    const isFree = field?.type === 'String' && !field.oneOf && !field.folded
    return field && isFree ? [{ model, name, field }] : []
  }),
)

describe('how long a text may be that a family writes', () => {
  test('a page is only what has to be one', () => {
    const pages = written.filter(({ field }) => field.longest === undefined)
    expect(pages.map(({ model, name }) => `${model.name}.${name}`).sort()).toEqual([
      'Player.healthNotes',
      // Checked against what the program offers.
      'PlayerProgramRegistration.days',
      'PlayerProgramRegistration.months',
      'User.avatarUrl',
      // Checked against the sign-in.
      'User.externalUserId',
    ])
  })

  test.each(
    written.filter(({ field }) => !field.list).map((one) => [`${one.model.name}.${one.name}`, one] as const),
  )('%s', (_name, { model, name, field }) => {
    const longest = field.longest ?? LONGEST_TEXT
    const input = updateInput(model)
    expect(input.safeParse({ [name]: 'x'.repeat(longest) }).success).toBe(true)
    expect(input.safeParse({ [name]: 'x'.repeat(longest + 1) }).error?.issues).toMatchObject([
      { path: [name], message: `This is too long: at most ${longest} characters.` },
    ])
    const created = createInput(model).safeParse({ [name]: 'x'.repeat(longest + 1) })
    expect(created.error?.issues.map(({ path }) => path[0])).toContain(name)
  })
})
