import type { AuditedModel } from '@touchline/domain/audit/audit-actions.ts'

const personName = (alias: string) =>
  `coalesce(nullif(trim(concat(${alias}.first_name, ' ', ${alias}.last_name)), ''), ${alias}.email)`
const playerName = (alias: string) => `${alias}.first_name || ' ' || ${alias}.last_name`

/** An address or a month is its own name; the name on a fun day's form is read from the form. */
type Nameless = 'Address' | 'Books' | 'FunDayWaiver'

/** The name of a row u of each model, including tombstones, and the player whose page shows it if it has none. */
const NAMES: Record<Exclude<AuditedModel, Nameless>, string> = {
  User: `select ${personName('u')} as name from users u`,
  Account: 'select u.email as name from pool_users u',
  Player: `select ${playerName('u')} as name, u.id as "playerId" from players u`,
  PlayerProgramRegistration: `
    select ${playerName('p')} || ', ' || g.name as name, p.id as "playerId", g.id as "programId"
    from player_program_registrations u join players p on p.id = u.player_registrations_id
    join program_fees f on f.id = u.program_fee_registrations_id join programs g on g.id = f.program_fees_id`,
  RegistrationDiscount: `
    select d.name || ', ' || ${playerName('p')} as name, p.id as "playerId"
    from registration_discounts u join discounts d on d.id = u.discount_id
    join player_program_registrations r on r.id = u.player_program_registration_discounts_id
    join players p on p.id = r.player_registrations_id`,
  KitOrder: `
    select ${playerName('p')} || coalesce(', ' || u.reference, '') as name, p.id as "playerId"
    from kit_orders u join players p on p.id = u.player_kit_orders_id`,
  TournamentSignUp: `
    select ${playerName('p')} || ', ' || t.name as name, p.id as "playerId"
    from tournament_sign_ups u join players p on p.id = u.player_id join tournaments t on t.id = u.tournament_id`,
  Consent: `
    select coalesce(${playerName('p')}, ${personName('o')}) as name, p.id as "playerId"
    from consents u join users o on o.id = u.user_id left join players p on p.id = u.player_id`,
  Season: 'select u.name from seasons u',
  Program: 'select u.name, u.id as "programId" from programs u',
  ProgramFee: `
    select g.name, g.id as "programId" from program_fees u join programs g on g.id = u.program_fees_id`,
  AppliableDiscount: `
    select d.name || ', ' || g.name as name, g.id as "programId"
    from appliable_discounts u join discounts d on d.id = u.discount_id
    join program_fees f on f.id = u.program_fee_id join programs g on g.id = f.program_fees_id`,
  Discount: 'select u.name from discounts u',
  ClubSetting: 'select u.key as name from club_settings u',
  Tournament: 'select u.name from tournaments u',
  Campaign: 'select u.subject as name from campaigns u',
  AccessToken: 'select u.name from access_tokens u',
}

/** Fields with the id of another row, and its model. */
const LEADS_TO: Record<string, keyof typeof NAMES> = {
  userId: 'User',
  userPlayersId: 'User',
  playerId: 'Player',
  tournamentId: 'Tournament',
  playerRegistrationsId: 'Player',
  playerKitOrdersId: 'Player',
  programFeesId: 'Program',
  programFeeID: 'ProgramFee',
  programFeeRegistrationsId: 'ProgramFee',
  discountID: 'Discount',
  registrationID: 'PlayerProgramRegistration',
  playerProgramRegistrationDiscountsId: 'PlayerProgramRegistration',
}

/** Actors are identified by email address. */
const ACTOR = `
  select nullif(trim(concat(u.first_name, ' ', u.last_name)), '') as name from users u
  where u.email = led.id and not u._deleted order by u.created_at desc limit 1`

/** The name of the row that `led` refers to. */
const nameSql = [
  ...Object.entries(NAMES).map(([model, select]) => [model, `${select} where u.id = led.id`]),
  ['Actor', ACTOR],
]
  .map(([model, select]) => `when '${model}' then (select row_to_json(n) from (${select}) n)`)
  .join(' ')

const fields = Object.entries(LEADS_TO)
  .map(([field, model]) => `('${field}', '${model}')`)
  .join(', ')

/**
 * SQL for the names needed to display an audit entry, by id: of its row, of the user it was done as, of all rows that
 * its fields refer or referred to, and of the actor, as `actor`.
 */
export const namesInEntry = (alias: string): string => `(
  select json_object_agg(named.key, named.name)::text from (
    select case led.model when 'Actor' then 'actor' else led.id end as key, case led.model ${nameSql} end as name from (
      select ${alias}.model, ${alias}.row_id as id
      union select 'User', ${alias}.as_user_id
      union select 'Actor', ${alias}.actor_email
      union select field.model, part.id
      from (values ${fields}) field (name, model)
        cross join lateral (values (${alias}.before ->> field.name), (${alias}.after ->> field.name)) part (id)) led
    where led.id is not null) named
  where named.name is not null)`
