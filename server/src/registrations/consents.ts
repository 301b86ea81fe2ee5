import { type GivenConsent, givenConsentsRefusal } from '@touchline/domain/given-consents.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { readClub } from '../club/load-club.ts'
import { refuse } from '../graphql/errors.ts'
import { insertRecorded, updateRecorded } from '../graphql/write/record.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'

const [Consent, Player, User] = [modelNamed('Consent'), modelNamed('Player'), modelNamed('User')]

/** Only the texts of now count; whether all that are needed are there, the eligibility of each player tells. */
export async function checkConsents({ tx }: WriteContext, given: GivenConsent[] | null): Promise<void> {
  if (!given) return
  const { content } = await readClub(tx)
  const entries = Object.entries(content.consents).map(([text, { version }]) => [text, version])
  refuse(givenConsentsRefusal(given, Object.fromEntries(entries)))
}

/** What a parent agreed to, for each player; an answer about photos or the newsletter counts from now on. */
export async function recordConsents(
  context: WriteContext,
  players: readonly Row[],
  given: GivenConsent[] | null,
): Promise<void> {
  const { myUserId } = context
  if (!given || myUserId === null) return
  const byId = new Map(players.map((player) => [player.id as string, player]))
  for (const playerId of byId.keys())
    for (const { text, textVersion, agreed } of given)
      await insertRecorded(context, Consent, { userId: myUserId, playerId, text, textVersion, agreed })
  const answer = (text: GivenConsent['text']) => given.find((one) => one.text === text)?.agreed
  for (const id of byId.keys()) await keepAnswer(context, Player, id, 'photoConsent', answer('PHOTOS'))
  await keepAnswer(context, User, myUserId, 'newsletter', answer('NEWSLETTER'))
}

async function keepAnswer(
  context: WriteContext,
  model: typeof Player,
  id: string,
  field: string,
  answer: boolean | undefined,
): Promise<void> {
  if (answer === undefined) return
  const [row] = await selectRows(context.tx, model, 'id = $1', [id], 'for update')
  if (row && row[field] !== answer) await updateRecorded(context, model, row, { [field]: answer })
}
