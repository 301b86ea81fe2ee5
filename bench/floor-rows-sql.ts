import { players, stamps } from './floor-sql.ts'

const program = `id, name, start_date as "startDate", end_date as "endDate", ${stamps('programs')}`

export const getSql = `
  select json_build_object('getPlayer', to_json(p))::text as data
  from (select ${players('p')} from players p where p.id = $1::text and not p._deleted) p`

/** Writes only the row: no history and no email. */
export const createSql = `
  with made as (
    insert into programs (id, name, start_date, end_date, created_at, updated_at, _version, _deleted, _last_changed_at)
    select gen_random_uuid()::text, $1::text, $2::date, $3::date, n, n, 1, false, 0
    from to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') n returning ${program})
  select json_build_object('createProgram', to_json(made))::text as data from made`

export const updateSql = `
  with made as (
    update players p set emergency_phone = $2::text, _version = _version + 1,
      updated_at = to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
    where p.id = $1::text and not p._deleted returning ${players('p')})
  select json_build_object('updatePlayer', to_json(made))::text as data from made`
