import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { dueWithin } from '@touchline/domain/money/charges.ts'
import { readSettings } from '../../club/load-club.ts'
import { selectRows } from '../../graphql/write/rows.ts'
import type { WriteContext } from '../../graphql/write/rules.ts'
import { referenceOfFamily } from '../../money/family-number.ts'
import { arrayLiteral } from '../../postgres/sql-value.ts'
import { writeToGuardians } from '../../users/write-to-guardians.ts'
import { type SignUpNews, signUpEmail } from './emails.ts'

type About = Pick<RowOf<'Tournament'>, 'name' | 'slug' | 'date' | 'signUpUntil'>
type Child = Pick<RowOf<'TournamentSignUp'>, 'playerId' | 'feeCents' | 'offerExpiresAt'>

/** Emails the guardians of one family's children, in the transaction of the event. */
export async function sendSignUpEmails(
  context: WriteContext,
  { name, slug, date, signUpUntil }: About,
  signUps: readonly Child[],
  news: SignUpNews,
  more: Parameters<typeof writeToGuardians>[3] = {},
): Promise<void> {
  if (!context.links || signUps.length === 0) return
  const { tx } = context
  const ids = arrayLiteral(signUps.map(({ playerId }) => playerId))
  const players = await selectRows(tx, modelNamed('Player'), 'id = any($1) order by birth_date, id', [ids])
  const [expiresAt] = signUps.flatMap((one) => one.offerExpiresAt ?? [])
  const { payment } = await readSettings(tx)
  const words = signUpEmail(news, {
    names: players.map(({ firstName }) => firstName),
    tournament: name,
    slug,
    date,
    signUpUntil,
    feeCents: signUps.reduce((sum, { feeCents }) => sum + feeCents, 0),
    expiresAt: expiresAt ? new Date(expiresAt) : null,
    reference: await referenceOfFamily(tx, players[0]?.userPlayersId ?? null),
    dueOn: dueWithin(context.today, payment),
    payment,
  })
  await writeToGuardians(context, players, words, more)
}
