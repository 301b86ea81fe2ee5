import { randomUUID } from 'node:crypto'
import { present } from '@touchline/domain/present.ts'
import {
  type CryptoKey,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTHeaderParameters,
} from 'jose'
import type { Sql, Transaction } from '../postgres/pool.ts'
import { open, seal } from '../secrets/seal.ts'

export const ALGORITHM = 'RS256'

/** An arbitrary number; nothing else may use it for an advisory lock. */
const KEY_LOCK = 20_220_908

/** How long a process may keep signing with a key that another process has just retired. */
const FRESH_MS = 60_000

/** A retired key is trusted until the last token signed with it has expired: an hour, plus a margin. */
const TRUSTED_WHEN_RETIRED_MS = 65 * 60_000

interface SigningKey {
  id: string
  isRetired: boolean
  privateKey: CryptoKey
  publicKey: CryptoKey
  publicJwk: JWK
}

export interface SigningKeys {
  /** The newest key, which signs; created if there is none. */
  current(): Promise<SigningKey>
  /** The public key that the token's header names. */
  find(header: JWTHeaderParameters): Promise<CryptoKey>
  keySet(): Promise<JSONWebKeySet>
  rotate(): Promise<void>
}

interface Parts {
  sql: Sql
  now: () => Date
}

export function makeSigningKeys({ sql, now }: Parts): SigningKeys {
  let kept: { keys: SigningKey[]; at: number } | undefined
  let loading: Promise<SigningKey[]> | undefined

  const reload = () => {
    loading ??= loadKeys(sql, now())
      .then((keys) => {
        kept = { keys, at: now().getTime() }
        return keys
      })
      .finally(() => {
        loading = undefined
      })
    return loading
  }
  const keys = async () =>
    kept && Math.abs(now().getTime() - kept.at) < FRESH_MS ? kept.keys : await reload()
  const byId = (list: SigningKey[], id: unknown) => list.find((key) => key.id === id)
  return {
    async current() {
      const [newest] = (await keys()).filter((key) => !key.isRetired)
      return present(newest, 'a key to sign with')
    },
    async find({ kid }) {
      // Another process may have just created a key that we do not know yet.
      const key = byId(await keys(), kid) ?? byId(await reload(), kid)
      if (!key) throw new errors.JWKSNoMatchingKey()
      return key.publicKey
    },
    async keySet() {
      return { keys: (await keys()).map((key) => key.publicJwk) }
    },
    async rotate() {
      await sql.begin((tx) => rotateKeys(tx, now()))
      await reload()
    },
  }
}

async function loadKeys(sql: Sql, now: Date): Promise<SigningKey[]> {
  const stored = await selectKeys(sql, now)
  if (stored.some((row) => row.retired_at === null)) return Promise.all(stored.map(imported))
  await sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(${KEY_LOCK})`
    const [current] = await tx`select id from pool_keys where retired_at is null limit 1`
    if (!current) await insertKey(tx, now)
  })
  return Promise.all((await selectKeys(sql, now)).map(imported))
}

interface KeyRow {
  id: string
  private_key: string
  public_key: string
  retired_at: Date | null
}

const selectKeys = (sql: Sql, now: Date) => sql<KeyRow[]>`
  select id, private_key, public_key::text, retired_at from pool_keys
  where retired_at is null or retired_at > ${before(now)}
  order by retired_at desc nulls first, created_at desc, id`

/** Always encrypted: with the private key, anyone could sign in as anybody. */
const placeOf = (id: string) => ({ table: 'pool_keys', column: 'private_key', row: id })

const before = (now: Date) => new Date(now.getTime() - TRUSTED_WHEN_RETIRED_MS)

async function imported(row: KeyRow): Promise<SigningKey> {
  const publicJwk: JWK = JSON.parse(row.public_key)
  return {
    id: row.id,
    isRetired: row.retired_at !== null,
    privateKey: (await importJWK(JSON.parse(open(placeOf(row.id), row.private_key)), ALGORITHM)) as CryptoKey,
    publicKey: (await importJWK(publicJwk, ALGORITHM)) as CryptoKey,
    publicJwk,
  }
}

async function rotateKeys(tx: Transaction, now: Date): Promise<void> {
  await tx`select pg_advisory_xact_lock(${KEY_LOCK})`
  await tx`delete from pool_keys where retired_at <= ${before(now)}`
  await tx`update pool_keys set retired_at = ${now} where retired_at is null`
  await insertKey(tx, now)
}

async function insertKey(tx: Transaction, now: Date): Promise<void> {
  const id = randomUUID()
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const about = { kid: id, alg: ALGORITHM, use: 'sig' }
  const [secret, shown] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)])
  await tx`insert into pool_keys (id, private_key, public_key, created_at)
           values (${id}, ${seal(placeOf(id), JSON.stringify({ ...secret, ...about }))},
                   ${JSON.stringify({ ...shown, ...about })}::text::jsonb, ${now})`
}
