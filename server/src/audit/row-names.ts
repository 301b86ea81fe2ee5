import type { Sql } from '../postgres/pool.ts'

export interface RowName {
  name: string
  /** Whose screen shows it, where it has none of its own. */
  playerId?: string
  programId?: string
}

const personName = (alias: string) =>
  `coalesce(nullif(trim(concat(${alias}.first_name, ' ', ${alias}.last_name)), ''), ${alias}.email)`
const playerName = (alias: string) => `${alias}.first_name || ' ' || ${alias}.last_name`

/** What a row of each kind is called, tombstones included. */
const NAMES: Record<string, string> = {
  User: `select u.id, ${personName('u')} as name from users u`,
  Account: 'select u.id, u.email as name from pool_users u',
  Player: `select u.id, ${playerName('u')} as name, u.id as "playerId" from players u`,
  PlayerProgramRegistration: `
    select u.id, ${playerName('p')} || ', ' || g.name as name, p.id as "playerId", g.id as "programId"
    from player_program_registrations u join players p on p.id = u.player_registrations_id
    join program_fees f on f.id = u.program_fee_registrations_id join programs g on g.id = f.program_fees_id`,
  RegistrationDiscount: `
    select u.id, d.name || ', ' || ${playerName('p')} as name, p.id as "playerId"
    from registration_discounts u join discounts d on d.id = u.discount_id
    join player_program_registrations r on r.id = u.player_program_registration_discounts_id
    join players p on p.id = r.player_registrations_id`,
  KitOrder: `
    select u.id, ${playerName('p')} || coalesce(', ' || u.reference, '') as name, p.id as "playerId"
    from kit_orders u join players p on p.id = u.player_kit_orders_id`,
  Consent: `
    select u.id, coalesce(${playerName('p')}, ${personName('o')}) as name, p.id as "playerId"
    from consents u join users o on o.id = u.user_id left join players p on p.id = u.player_id`,
  Program: 'select u.id, u.name, u.id as "programId" from programs u',
  ProgramFee: `
    select u.id, g.name, g.id as "programId" from program_fees u join programs g on g.id = u.program_fees_id`,
  AppliableDiscount: `
    select u.id, d.name || ', ' || g.name as name, g.id as "programId"
    from appliable_discounts u join discounts d on d.id = u.discount_id
    join program_fees f on f.id = u.program_fee_id join programs g on g.id = f.program_fees_id`,
  Discount: 'select u.id, u.name from discounts u',
  ClubSetting: 'select u.id, u.key as name from club_settings u',
  Tournament: 'select u.id, u.name from tournaments u',
  Campaign: 'select u.id, u.subject as name from campaigns u',
  AccessToken: 'select u.id, u.name from access_tokens u',
}

interface Named {
  model: string
  rowId: string
}

/** The names of these rows by model and id; a look for each kind, not for each row. */
export async function rowNames(sql: Sql, rows: readonly Named[]): Promise<Map<string, RowName>> {
  const found = new Map<string, RowName>()
  const idsOf = new Map<string, Set<string>>()
  for (const { model, rowId } of rows) idsOf.set(model, (idsOf.get(model) ?? new Set()).add(rowId))
  await Promise.all(
    [...idsOf].map(async ([model, ids]) => {
      const text = NAMES[model]
      if (!text) return
      for (const row of await sql<
        (RowName & { id: string })[]
      >`${sql.unsafe(text)} where u.id = any(${[...ids]})`)
        found.set(`${model} ${row.id}`, row)
    }),
  )
  return found
}
