import type { RowOf } from '@touchline/domain/models/rows.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import { present } from '@touchline/domain/present.ts'
import { selectRow } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { writeToGuardians } from '../users/write-to-guardians.ts'
import { type OnOffer, offer, offerGone, offerRevoked } from './offer-emails.ts'
import { linePath, offerPath, offerToken } from './offer-token.ts'

/** Emails families about the places held for them; children who wait together share one email. */
export async function sendOffers(
  context: WriteContext,
  rows: readonly RowOf<'PlayerProgramRegistration'>[],
): Promise<void> {
  const { links } = context
  if (!links) return
  for (const together of Map.groupBy(rows, ({ groupId, id }) => groupId ?? id).values()) {
    const first = present(together[0], 'somebody in each group')
    const expiresAt = new Date(present(first.offerExpiresAt, 'the end of an offer'))
    const all: Offered[] = []
    for (const row of together) all.push(await offered(context, row))
    const path = async (guardianId: string) =>
      offerPath(await offerToken(links, { registrationId: first.id, guardianId }, expiresAt))
    await writeToGuardians(
      context,
      all.map(({ player }) => player),
      offer(
        all.map(({ child }) => child),
        expiresAt,
        path,
      ),
    )
  }
}

type Rows = readonly RowOf<'PlayerProgramRegistration'>[]

export const sendOffersGone = (context: WriteContext, rows: Rows): Promise<void> =>
  sendEach(context, rows, offerGone)

/** The child cannot take the place that was held, and it was passed on (W-11). */
export const sendOffersRevoked = (context: WriteContext, rows: Rows): Promise<void> =>
  sendEach(context, rows, offerRevoked)

/** One email per child, with a link to its place in line. */
async function sendEach(context: WriteContext, rows: Rows, words: typeof offerGone): Promise<void> {
  const { links, now } = context
  if (!links) return
  for (const row of rows) {
    const { player, child } = await offered(context, row)
    await writeToGuardians(context, [player], words(child, linePath(links, row.id, now)))
  }
}

interface Offered {
  player: RowOf<'Player'>
  child: OnOffer
}

async function offered({ tx }: WriteContext, row: RowOf<'PlayerProgramRegistration'>): Promise<Offered> {
  const player = await selectRow(tx, modelNamed('Player'), 'id = $1', [row.playerRegistrationsId])
  const [program] = await tx<{ name: string }[]>`
    select g.name from program_fees f join programs g on g.id = f.program_fees_id
    where f.id = ${row.programFeeRegistrationsId}`
  const child = {
    firstName: player.firstName,
    program: present(program, 'the program of a registration').name,
    priceCents: present(row.priceCents, 'the price of a registration'),
  }
  return { player, child }
}
