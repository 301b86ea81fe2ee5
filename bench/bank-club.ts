import { familyReference } from '@touchline/domain/money/family-reference.ts'
import type { Sql } from '../server/src/postgres/pool.ts'
import { seed } from './seed.ts'

/** A family that owes something, and the references it could write on a payment. */
export interface PayingFamily {
  userId: string
  guardian: string
  child: string
  reference: string
  /** A reference of one of its places, as used before families had their own. */
  oldReference: string
  /** By month, next one first; each is the sum for all children. */
  monthCents: number[]
}

/** Some are part of others and some have accents, since banks do not always spell names as we know them. */
const FIRST_NAMES = [
  ...['Ann', 'Joann', 'Anna', 'Robin', 'Li', 'Wei', 'Zoë', 'François', 'Priya', 'Amir'],
  ...['Marie-Ève', 'Liam', 'Noor', 'Sam', 'Samir', 'Olena', 'Kim', 'Kimberly', 'Jo', 'Mei'],
]
const LAST_NAMES = [
  ...['Lee', 'Leeds', 'Li', 'Lima', 'Fraser', 'Côté', 'Gagné', 'Singh', 'Singhania', 'Haddad'],
  ...['Tremblay', 'O’Neil', 'MacDonald', 'Kowalczyk', 'Nguyen', 'Chan', 'Chang', 'Park', 'Parker', 'Roy'],
]

/** Families with one or two children and two months to pay: $80.00 a month, or $64.00 for each of two children. */
export async function makeBankClub(sql: Sql, families: number): Promise<PayingFamily[]> {
  await seed(sql, families * 4)
  await sql`
    update users set first_name = (${FIRST_NAMES}::text[])[n % 20 + 1], last_name = (${LAST_NAMES}::text[])[n / 20 % 20 + 1]
    from (select id as user_id, (row_number() over (order by id) - 1)::int as n from users) numbered where user_id = id`
  await sql`
    update player_program_registrations
    set reference = 'R-' || translate(substr(md5(id), 1, 7), '0123456789abcdef', 'ACDEFGHJKMNPQRST')`
  await sql`
    insert into ledger_entries (id, user_id, kind, source, cents, registration_id, month, due_on, day, created_at)
    select r.id || month, u.id, 'CHARGE', 'PRICE', case when number.number % 2 = 0 then 8000 else 6400 end, r.id, month,
      (month || '-01')::date, '2025-09-20', '2025-09-20T10:00:00.000Z'
    from users u join family_numbers number on number.user_id = u.id
      cross join lateral (
        select id, row_number() over (order by id) as place from players where user_players_id = u.id) child
      cross join lateral (
        select min(id) as id from player_program_registrations where player_registrations_id = child.id) r
      cross join unnest(array['2025-10', '2025-11']) month
    where child.place = 1 or number.number % 2 = 1`
  const rows = await sql<(Omit<PayingFamily, 'reference'> & { number: number })[]>`
    select u.id as "userId", u.first_name || ' ' || u.last_name as guardian, number.number,
      (select first_name from players where user_players_id = u.id order by id limit 1) as child,
      (select min(r.reference) from ledger_entries e join player_program_registrations r on r.id = e.registration_id
        where e.user_id = u.id) as "oldReference",
      (select array_agg(cents order by month) from (
        select month, sum(cents)::int as cents from ledger_entries where user_id = u.id group by 1) months) as "monthCents"
    from users u join family_numbers number on number.user_id = u.id order by number.number`
  return rows.map(({ number, ...family }) => ({ ...family, reference: familyReference(number) }))
}
