import { createHmac } from 'node:crypto'
import { clubDay, clubMidnight } from '@touchline/domain/club-clock.ts'
import type { NewInput, RowOf } from '@touchline/domain/models/rows.ts'
import { firstKeptDay } from '@touchline/domain/retention/retention.ts'
import { folded } from '@touchline/domain/search-text.ts'
import { compareText } from '@touchline/domain/words.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { installationSecret } from '../postgres/secrets.ts'

/** Hashes that identify a child and its family without revealing them. */
interface Fingerprint {
  nameHash: string
  birthHash: string
  familyHashes: string[]
}

/** Records that a child is on hold, also under a new name (P-10). */
export async function keepHold({ tx, now }: WriteContext, player: RowOf<'Player'>): Promise<void> {
  const { nameHash, birthHash, familyHashes } = await fingerprint(tx, player)
  await tx`
    insert into injury_holds (player_id, name_hash, birth_hash, family_hashes, started_at)
    values (${player.id}, ${nameHash}, ${birthHash}, ${familyHashes}, ${now})
    on conflict (player_id, name_hash, birth_hash) do update set family_hashes = array(
      select distinct unnest(injury_holds.family_hashes || excluded.family_hashes))`
}

/** The club has seen the clearance, so delete all records of this child's hold. */
export async function dropHold({ tx }: WriteContext, player: RowOf<'Player'>): Promise<void> {
  const { nameHash, birthHash, familyHashes } = await fingerprint(tx, player)
  await tx`
    delete from injury_holds where player_id = ${player.id}
      or (family_hashes && ${familyHashes} and (name_hash = ${nameHash} or birth_hash = ${birthHash})
        and not exists (select from players p where p.id = injury_holds.player_id and not p._deleted))`
}

/**
 * Whether this seems to be a child of the family who is on hold: the same name with any birth date, or the same birth
 * date with any name. A twin of an existing child is only considered when newly added.
 */
export async function isHeld(
  { tx }: WriteContext,
  player: NewInput<'Player'> | RowOf<'Player'>,
  { isNew, isBirthDateNew }: { isNew: boolean; isBirthDateNew: boolean },
): Promise<boolean> {
  const { nameHash, birthHash, familyHashes } = await fingerprint(tx, player)
  const found = await tx`
    select from injury_holds h
    where h.family_hashes && ${familyHashes} and h.player_id <> ${player.id}
      and (h.name_hash = ${nameHash} or (h.birth_hash = ${birthHash} and (${isNew || isBirthDateNew}
        or not exists (select from players p where p.id = h.player_id and not p._deleted))))
    limit 1`
  return found.count > 0
}

/** Holds of children who still exist are kept. */
export async function forgetOldHolds(sql: Sql, now: Date): Promise<void> {
  await sql`
    delete from injury_holds h where h.started_at < ${clubMidnight(firstKeptDay('holds', clubDay(now)))}
      and not exists (select from players p where p.id = h.player_id and not p._deleted)`
}

/** Gives the same for 'Zoë  Nguyễn-Lee' and 'nguyen lee, zoe'. */
const plainName = (name: string): string =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .toSorted(compareText)
    .join(' ')

async function fingerprint(
  tx: Transaction,
  player: NewInput<'Player'> | RowOf<'Player'>,
): Promise<Fingerprint> {
  const secret = await installationSecret(tx, 'injury holds')
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`${kind}\0${value}`).digest('base64url')
  const [owner] = await tx<Pick<RowOf<'User'>, 'id' | 'family' | 'email'>[]>`
    select id, family, email from users where id = ${player.userPlayersId ?? null}`
  const keys = [
    `player ${player.id}`,
    ...(owner ? [`user ${owner.id}`, `email ${owner.email}`] : []),
    ...(owner?.family ? [`family ${owner.family}`] : []),
  ]
  return {
    nameHash: hash('name', plainName(`${player.firstName} ${player.lastName}`)),
    birthHash: hash('birth date', player.birthDate),
    familyHashes: keys.map((key) => hash('family', key)),
  }
}
