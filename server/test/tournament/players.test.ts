import { expect, test } from 'vitest'
import { askFor } from '../calls.ts'
import { clubAt } from '../club-at.ts'
import { givenBy } from '../given.ts'

const at = clubAt('2025-09-20T17:00:00Z')

const QUERY = `query P($programId: ID!, $limit: Int, $from: Int) {
  it: deskTournamentPlayers(programId: $programId, limit: $limit, from: $from) {
    items { playerId firstName lastName birthDate familyId } total } }`

test('T-24: children with a place in a program, by name, page by page', async () => {
  const given = givenBy(at.desk)
  const program = await given.program()
  const fee = await given.fee(program.id)
  const register = async (firstName: string, status: string) => {
    const user = await given.user()
    const player = await given.player({ firstName, lastName: 'Lee', userPlayersId: user.id })
    const { id } = await given.registration(player.id, fee.id)
    await at.server.sql`update player_program_registrations set status = ${status} where id = ${id}`
    return { playerId: player.id, firstName, lastName: 'Lee', familyId: user.id }
  }
  const [bo, ada] = [await register('Bo', 'ACTIVE'), await register('Ada', 'APPROVED')]
  await register('Cy', 'WAITLISTED')
  const asked = async (page = {}) => (await askFor(at.desk, QUERY, { programId: program.id, ...page })).it
  const { items, total } = await asked()
  expect([items, total]).toEqual([[expect.objectContaining(ada), expect.objectContaining(bo)], 2])
  expect(await asked({ limit: 1, from: 1 })).toEqual({ items: [items[1]], total: 2 })
})
