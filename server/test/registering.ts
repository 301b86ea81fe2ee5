import { randomUUID } from 'node:crypto'
import { CONSENTS } from './agree.ts'
import type { Person } from './amplify-client.ts'
import { askFor, getRow, updateRow } from './calls.ts'
import { REGISTRATION } from './fall.ts'
import type { Row } from './given.ts'
import { outboxRows } from './mail/outbox-rows.ts'
import type { RunningServer } from './running-server.ts'

type Values = Record<string, unknown>

const STATE =
  'id status waitlistPosition offerExpiresAt offerPassedAt groupId priceCents priceWorking reference _version'

/** What the registration screen sends: one or several children in one request. */
export const registerPlayers = (who: Person, registrations: Values[], rest: Values = {}) =>
  askFor(
    who,
    `mutation Register($input: RegisterPlayersInput!) {
      it: registerPlayers(input: $input) { items { ${STATE} } totalCents }
    }`,
    { input: { registrations, consents: CONSENTS, ...rest } },
  )

export const asked = (player: Row, fee: Row, values: Values = {}): Values => ({
  id: randomUUID(),
  playerRegistrationsId: player.id,
  programFeeRegistrationsId: fee.id,
  ...values,
})

export const answerOffer = (who: Person, id: string, answer: string) =>
  askFor(who, `mutation Answer($input: AnswerOfferInput!) { it: answerOffer(input: $input) { ${STATE} } }`, {
    input: { id, answer },
  })

export const stateOf = async (who: Person, id: string) => (await getRow(who, REGISTRATION, id, STATE)).it

/** Moves a registration from its current version, as somebody with a fresh screen would. */
export async function moveTo(who: Person, id: string, status: string, values: Values = {}) {
  const { _version } = await stateOf(who, id)
  return updateRow(who, REGISTRATION, { id, _version, status, ...values }, STATE)
}

/** What would have been mailed to somebody, oldest first. */
export async function emailsTo(
  { sql }: RunningServer,
  email: unknown,
): Promise<{ subject: string; text: string }[]> {
  const rows = await outboxRows(sql, email as string)
  return rows.map(({ subject, text }) => ({ subject, text }))
}

export const subjectsTo = async (server: RunningServer, email: unknown): Promise<string[]> =>
  (await emailsTo(server, email)).map(({ subject }) => subject)
