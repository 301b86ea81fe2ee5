import { createServer } from 'node:http'
import { openPool } from '../server/src/postgres/pool.ts'

/**
 * The peer: PostGraphile 5 on the same tables, without sign-in and access rules. It is only in `bench/node_modules`,
 * which the type checker skips.
 */
const databaseUrl = process.env.DATABASE_URL as string

/** What PostGraphile needs for a search. */
const SEARCH = `
  create or replace function found_players(query text) returns setof players stable language sql as
  $$ select * from players where words @@ query::tsquery and not _deleted order by lower(last_name), lower(first_name), id $$`

/**
 * What a club needs for each change, done by triggers: the caller is unknown here, and everything else is as we store
 * it, including the version that detects conflicts and the data that let clients catch up.
 */
const HISTORY = `
  create or replace function next_version() returns trigger language plpgsql as $$
  declare
    at timestamptz := clock_timestamp();
  begin
    new._version := old._version + 1;
    new.updated_at := to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
    new._last_changed_at := extract(epoch from at) * 1000;
    return new;
  end $$;
  create trigger next_version before update on players for each row execute function next_version();
  create or replace function keep_history() returns trigger language plpgsql as $$
  declare
    kind text := case tg_op when 'INSERT' then 'CREATE' else 'UPDATE' end;
    at timestamptz := clock_timestamp();
    stamp text := to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  begin
    insert into audit_entries (id, actor_email, actor_role, action, model, row_id, before, after, subject_user_id,
      created_at, updated_at, _version, _deleted, _last_changed_at)
    values (gen_random_uuid()::text, 'desk@example.org', 'ADMIN', kind, tg_argv[0], new.id,
      case tg_op when 'UPDATE' then to_json(old) end, to_json(new), to_jsonb(new) ->> tg_argv[1],
      stamp, stamp, 1, false, extract(epoch from at) * 1000);
    perform pg_notify('changes', json_build_object('model', tg_argv[0], 'action', kind, 'id', new.id)::text);
    return null;
  end $$;
  create trigger keep_history after insert or update on programs
    for each row execute function keep_history('Program', 'none');
  create trigger keep_history after insert or update on players
    for each row execute function keep_history('Player', 'user_players_id')`

const sql = openPool(databaseUrl, 1)
await sql.unsafe(SEARCH)
if (process.env.KEEPS_HISTORY) await sql.unsafe(HISTORY)
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
    makePgService({
      connectionString: databaseUrl,
      schemas: ['public'],
      poolConfig: { max: Number(process.env.CONNECTIONS) },
    }),
  ],
}).createServ(grafserv)
const server = createServer()
await service.addTo(server)
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Ready: the peer'))
