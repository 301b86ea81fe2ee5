import { createServer } from 'node:http'
import { openPool } from '../server/src/postgres/pool.ts'

/**
 * The peer: PostGraphile 5 on the same tables, without a sign-in and without rules of access. It lies in
 * `bench/node_modules` only, where the type checker need not look.
 */
const databaseUrl = process.env.DATABASE_URL as string

/** What one gives PostGraphile to search by. */
const SEARCH = `
  create or replace function found_players(query text) returns setof players stable language sql as
  $$ select * from players where words @@ query::tsquery and not _deleted order by lower(last_name), lower(first_name), id $$`

const sql = openPool(databaseUrl, 1)
await sql.unsafe(SEARCH)
await sql.end()

const installed = (name: string) => import(name)
const { postgraphile } = await installed('postgraphile')
const { makeV4Preset, PostGraphileAmberPreset } = {
  ...(await installed('postgraphile/presets/v4')),
  ...(await installed('postgraphile/presets/amber')),
}
const { makePgService } = await installed('postgraphile/adaptors/pg')
const { grafserv } = await installed('postgraphile/grafserv/node')

const service = postgraphile({
  extends: [PostGraphileAmberPreset, makeV4Preset({ simpleCollections: 'only', graphiql: false })],
  pgServices: [
    makePgService({ connectionString: databaseUrl, schemas: ['public'], poolConfig: { max: 16 } }),
  ],
}).createServ(grafserv)
const server = createServer()
await service.addTo(server)
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Ready: the peer'))
