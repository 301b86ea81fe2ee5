import { permits } from '@touchline/domain/identity/permissions.ts'
import { modelNamed } from '@touchline/domain/models.ts'
import type { KnownPayment, PaymentFacts } from '@touchline/domain/moving-in/judge-payment.ts'
import type { KnownPlace, PlaceFacts } from '@touchline/domain/moving-in/judge-place.ts'
import type { ChosenPlans, ClubProgram } from '@touchline/domain/moving-in/sheet-programs.ts'
import { readSettings } from '../club/load-club.ts'
import { selectRows } from '../graphql/write/rows.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { closedThrough } from '../money/ledger.ts'
import { placesTaken } from '../registrations/waiting-line.ts'

/** The facts for checking the registrations and payments of a sheet (I-11, I-12). */
export async function readPlaceFacts(context: WriteContext): Promise<PlaceFacts & PaymentFacts> {
  const { tx, caller, today } = context
  const { facts } = await readSettings(tx)
  return {
    programs: await readPrograms(context),
    places: await tx<KnownPlace[]>`
      select r.player_registrations_id as "playerId", f.program_fees_id as "programId", r.status
      from player_program_registrations r join program_fees f on f.id = r.program_fee_registrations_id
      where not r._deleted order by r.id`,
    payments: await tx<KnownPayment[]>`
      select coalesce(u.family, u.id) as family, e.day::text, e.cents
      from ledger_entries e join users u on u.id = e.user_id
      where e.kind = 'PAYMENT' and not exists (select from ledger_entries x where x.reverses_id = e.id) order by e.number`,
    chosen: await readChosen(context),
    closedThrough: await closedThrough(tx),
    ages: facts.ages,
    today,
    mayRegister: permits(caller.permissions, ['REGISTRATIONS']),
    mayBook: permits(caller.permissions, ['MONEY']),
  }
}

async function readPrograms(context: WriteContext): Promise<ClubProgram[]> {
  const { tx } = context
  const programs = await selectRows(tx, modelNamed('Program'), 'not _deleted order by id', [])
  const fees = await selectRows(tx, modelNamed('ProgramFee'), 'not _deleted order by type', [])
  const seasons = await tx<{ id: string; name: string }[]>`select id, name from seasons where not _deleted`
  const read = programs.map(
    async (program): Promise<ClubProgram> => ({
      ...program,
      season: seasons.find(({ id }) => id === program.seasonId)?.name ?? null,
      plans: fees
        .filter(({ programFeesId }) => programFeesId === program.id)
        .map(({ id, type }) => ({ feeId: id, type })),
      placesLeft:
        program.capacity === null
          ? null
          : Math.max(0, program.capacity - (await placesTaken(context, program.id))),
    }),
  )
  return Promise.all(read)
}

async function readChosen({ tx }: WriteContext): Promise<ChosenPlans> {
  const rows = await tx<
    { key: string; feeId: string | null }[]
  >`select key, fee_id as "feeId" from sheet_programs`
  return Object.fromEntries(rows.map(({ key, feeId }) => [key, feeId]))
}
