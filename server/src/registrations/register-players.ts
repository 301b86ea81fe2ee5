import { randomUUID } from 'node:crypto'
import { LANGUAGES } from '@touchline/domain/languages.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { seenPriceRefusal } from '@touchline/domain/pricing/seen-price.ts'
import { CONSENT_TEXTS } from '@touchline/domain/registrations/consents.ts'
import type { GivenConsent } from '@touchline/domain/registrations/given-consents.ts'
import * as z from 'zod'
import { Refusal, refuse } from '../graphql/errors.ts'
import { createByRules } from '../graphql/write/apply.ts'
import { inputsOf, repeatedRows, rowsInOneGo, seenTotal } from '../graphql/write/rows-in-one-go.ts'
import type { Action, WriteContext } from '../graphql/write/rules.ts'
import { parsed } from '../graphql/write/validate-input.ts'
import { visiblePlayer } from '../players/visible-player.ts'
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
  signedOn: z.iso.date('Please enter the day on the paper.').nullish(),
  contacts: z.object({ phone: GivenText, emergencyContact: GivenText, emergencyPhone: GivenText }).nullish(),
  allOrNone: z.boolean().nullish(),
  totalCents: seenTotal,
})

/**
 * Registers several children of a family at once. Repeating the request after a double tap or a lost response creates
 * nothing twice: each id identifies one registration, and existing ones are returned as they are.
 */
export const registerPlayers: Action = {
  model: Registration,
  tokenWrites: ['PlayerProgramRegistration', 'Consent'],
  isCrowded: true,
  async run(context, given) {
    const { registrations, consents, signedOn, contacts, allOrNone, totalCents } = parsed(Input, given)
    const isDesk = context.caller.role === 'ADMIN'
    if (!isDesk && signedOn)
      throw new Refusal('Unauthorized', 'Unauthorized on [signedOn]. Paper is seen at the desk.')
    const ids = registrations.map(({ id }) => id)
    const asked = inputsOf(context, Registration, registrations)
    const made = await repeatedRows(context, Registration, asked)
    const inputs = asked.filter(({ id }) => !made.has(id))
    if (isDesk && signedOn) {
      const players = inputs.map((input) => input.playerRegistrationsId)
      await recordPaper(context, players, { consents: consents ?? [], signedOn })
    }
    if (inputs.length > 0)
      await registerTogether(context, inputs, {
        allOrNone: allOrNone ?? false,
        // The desk cannot consent for a family; a paper form has been recorded by now.
        consents: isDesk ? [] : (consents ?? []),
        contacts: contacts ?? undefined,
      })
    const [sum] = await context.tx`
      select coalesce(sum(price_cents), 0) as cents from player_program_registrations where id = any(${ids})`
    const cents = Number(sum?.cents)
    if (inputs.length > 0) refuse(seenPriceRefusal(totalCents ?? null, cents))
    return { typeName: 'RegisteredPlayers', ids, numbers: { totalCents: cents } }
  },
}

/** Records a guardian's paper form for each child, by the same rules as a form recorded on its own (E-21). */
async function recordPaper(
  context: WriteContext,
  playerIds: readonly string[],
  { consents, signedOn }: { consents: readonly GivenConsent[]; signedOn: string },
): Promise<void> {
  for (const playerId of new Set(playerIds)) {
    const { userPlayersId } = await visiblePlayer(context, playerId)
    for (const { text, textVersion, agreed } of consents) {
      const answer = { text, textVersion, agreed, language: 'en' as const }
      const signed = { id: randomUUID(), userId: userPlayersId ?? '', playerId, signedOn }
      await createByRules(context, modelNamed('Consent'), { ...answer, ...signed })
    }
  }
}
