import { modelNamed } from '@touchline/domain/models.ts'
import { type Row, selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { writeToGuardian } from '../users/write-to-guardian.ts'
import { type OnOffer, offer, offerGone } from './offer-emails.ts'
import { lineToken, offerToken } from './offer-token.ts'

/** Tells families of the places held for them; those who wait together get one letter. */
export async function sendOffers(context: WriteContext, rows: readonly Row[]): Promise<void> {
  if (!context.links) return
  for (const together of Map.groupBy(rows, ({ groupId, id }) => groupId ?? id).values()) {
    const [first] = together as [Row]
    const expiresAt = new Date(first.offerExpiresAt as string)
    const token = await offerToken(context.links, first.id as string, expiresAt)
    const children: OnOffer[] = []
    for (const row of together) children.push((await told(context, row)).child)
    const { player } = await told(context, first)
    await writeToGuardian(context, player, offer(children, expiresAt, `/offers/${token}`))
  }
}

export async function sendOffersGone(context: WriteContext, rows: readonly Row[]): Promise<void> {
  if (!context.links) return
  for (const row of rows) {
    const { player, child } = await told(context, row)
    const token = await lineToken(context.links, row.id as string, context.now)
    await writeToGuardian(context, player, offerGone(child, `/offers/${token}`))
  }
}

async function told({ tx }: WriteContext, row: Row): Promise<{ player: Row; child: OnOffer }> {
  const [player] = (await selectRows(tx, modelNamed('Player'), 'id = $1', [
    row.playerRegistrationsId as string,
  ])) as [Row]
  const [program] = await tx`
    select g.name from program_fees f join programs g on g.id = f.program_fees_id
    where f.id = ${row.programFeeRegistrationsId as string}`
  const child = {
    firstName: player.firstName as string,
    program: program?.name,
    priceCents: row.priceCents as number,
  }
  return { player, child }
}
