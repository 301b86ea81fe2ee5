import { CONSENT_TEXTS } from '@touchline/domain/consents.ts'
import { LANGUAGES } from '@touchline/domain/languages.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { seenPriceRefusal } from '@touchline/domain/pricing/seen-price.ts'
import * as z from 'zod'
import { refuse } from '../graphql/errors.ts'
import { inputsOf, repeatedRows, rowsInOneGo, seenTotal } from '../graphql/write/rows-in-one-go.ts'
import type { Action } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/sound-input.ts'
import { registerTogether } from './register.ts'

const Registration = modelNamed('PlayerProgramRegistration')

const MOST_AT_ONCE = 10

const GivenText = z
  .string()
  .max(200, 'This is too long.')
  .nullish()
  .transform((text) => text ?? '')

export const GivenConsents = z.array(
  z.object({
    text: z.enum(CONSENT_TEXTS, `Choose one of ${CONSENT_TEXTS.join(', ')}.`),
    textVersion: z.string().trim().min(1, 'Please fill this in.').max(200, 'This is too long.'),
    agreed: z
      .boolean()
      .nullish()
      .transform((agreed) => agreed ?? true),
    language: z.enum(LANGUAGES, `Choose one of ${LANGUAGES.join(', ')}.`).nullish(),
  }),
)

const Input = z.object({
  registrations: rowsInOneGo({
    most: MOST_AT_ONCE,
    none: 'Please choose at least one player.',
    tooMany: `At most ${MOST_AT_ONCE} players can be registered in one go.`,
  }),
  consents: GivenConsents.nullish(),
  contacts: z.object({ phone: GivenText, emergencyContact: GivenText, emergencyPhone: GivenText }).nullish(),
  allOrNone: z.boolean().nullish(),
  totalCents: seenTotal,
})

/**
 * Registers children of a family in one go. Repeated after a double tap or a lost answer, it makes nothing a second
 * time: each id stands for one registration, and those that are there already are answered as they are.
 */
export const registerPlayers: Action = {
  model: Registration,
  tokenWrites: ['PlayerProgramRegistration', 'Consent'],
  isCrowded: true,
  async run(context, given) {
    const { registrations, consents, contacts, allOrNone, totalCents } = parsed(Input, given)
    const ids = registrations.map(({ id }) => id)
    const asked = inputsOf(context, Registration, registrations)
    const made = await repeatedRows(context, Registration, asked)
    const inputs = asked.filter(({ id }) => !made.has(id))
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
