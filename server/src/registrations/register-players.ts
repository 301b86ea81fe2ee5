import { CONSENT_TEXTS } from '@touchline/domain/consents.ts'
import { createInput } from '@touchline/domain/inputs.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { seenPriceRefusal } from '@touchline/domain/pricing/seen-price.ts'
import type { NewInput } from '@touchline/domain/rows.ts'
import { compareText } from '@touchline/domain/words.ts'
import * as z from 'zod'
import { refuse } from '../graphql/errors.ts'
import { repeatedRow } from '../graphql/write/apply.ts'
import { refuseFieldsOfOthers } from '../graphql/write/fields-of-others.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { checkId, parsed } from '../graphql/write/sound-input.ts'
import { registerTogether } from './register.ts'

const Registration = modelNamed('PlayerProgramRegistration')

const MOST_AT_ONCE = 10

const GivenText = z
  .string()
  .max(200, 'This is too long.')
  .nullish()
  .transform((text) => text ?? '')

const Input = z.object({
  registrations: z
    .array(z.looseObject({ id: z.string() }))
    .min(1, 'Please choose at least one player.')
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} players can be registered in one go.`)
    .refine(
      (rows) => new Set(rows.map(({ id }) => id)).size === rows.length,
      'Each one needs an id of its own.',
    ),
  consents: z
    .array(
      z.object({
        text: z.enum(CONSENT_TEXTS, `Choose one of ${CONSENT_TEXTS.join(', ')}.`),
        textVersion: z.string().trim().min(1, 'Please fill this in.').max(200, 'This is too long.'),
        agreed: z
          .boolean()
          .nullish()
          .transform((agreed) => agreed ?? true),
      }),
    )
    .nullish(),
  contacts: z.object({ phone: GivenText, emergencyContact: GivenText, emergencyPhone: GivenText }).nullish(),
  allOrNone: z.boolean().nullish(),
  totalCents: z.int('Whole cents, please.').min(0, 'Not less than nothing, please.').nullish(),
})

/**
 * Registers children of a family in one go. Repeated after a double tap or a lost answer, it makes nothing a second
 * time: each id stands for one registration, and those that are there already are answered as they are.
 */
export const registerPlayers: Action = {
  model: Registration,
  tokenWrites: ['PlayerProgramRegistration', 'Consent'],
  async run(context, given) {
    const { registrations, consents, contacts, allOrNone, totalCents } = parsed(Input, given)
    const ids = registrations.map(({ id }) => id)
    const inputs = await newInputs(context, registrations)
    if (inputs.length > 0)
      await registerTogether(context, inputs, {
        allOrNone: allOrNone ?? false,
        // Nobody agrees in another's name: at the desk nobody is asked.
        consents: context.caller.role === 'ADMIN' ? [] : (consents ?? []),
        contacts: contacts ?? undefined,
      })
    const [sum] = await context.tx`
      select coalesce(sum(price_cents), 0) as cents from player_program_registrations where id = any(${ids})`
    const cents = Number(sum?.cents)
    if (inputs.length > 0) refuse(seenPriceRefusal(totalCents ?? null, cents))
    return { typeName: 'RegisteredPlayers', ids, numbers: { totalCents: cents } }
  },
}

/** Those that no earlier request has made, in the order in which they were asked for; looked for in that of their ids. */
async function newInputs(
  context: WriteContext,
  registrations: readonly { id: string }[],
): Promise<NewInput<'PlayerProgramRegistration'>[]> {
  const isNew = new Map<string, boolean>()
  const inputs = registrations.map(({ id, ...fields }) => {
    checkId(id)
    const input = parsed(createInput(Registration), fields)
    refuseFieldsOfOthers(context, Registration, 'create', input)
    return { ...input, id }
  })
  for (const input of inputs.toSorted((a, b) => compareText(a.id, b.id)))
    isNew.set(input.id, (await repeatedRow(context, Registration, input)) === null)
  return inputs.filter(({ id }) => isNew.get(id))
}
