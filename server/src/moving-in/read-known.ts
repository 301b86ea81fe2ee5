import type { Known, KnownChild, KnownGuardian } from '@touchline/domain/moving-in/meet-family.ts'
import { hasEmail } from '@touchline/domain/walk-ins/walk-in.ts'
import type { Transaction } from '../postgres/pool.ts'

/** Everybody whom the rows of a sheet could be, with the addresses they were moved in with. */
export async function readKnown(tx: Transaction): Promise<Known> {
  const guardians = await tx<(Omit<KnownGuardian, 'emails'> & { email: string; movedIn: string[] })[]>`
    select u.id as "userId", coalesce(u.family, u.id) as family, coalesce(u.first_name, '') as "firstName",
      coalesce(u.last_name, '') as "lastName", u.phone, u.email,
      array(select email from moved_in_addresses a where a.user_id = u.id) as "movedIn"
    from users u where not u._deleted order by u.id`
  const children = await tx<KnownChild[]>`
    select p.id as "playerId", p.status, coalesce(u.family, u.id) as family, p.first_name as "firstName", p.last_name as "lastName",
      p.birth_date::text as "birthDate"
    from players p join users u on u.id = p.user_players_id where not p._deleted and not u._deleted order by p.id`
  return {
    guardians: guardians.map(({ email, movedIn, ...guardian }) => ({
      ...guardian,
      emails: [...(hasEmail(email) ? [email] : []), ...movedIn],
    })),
    children,
  }
}
