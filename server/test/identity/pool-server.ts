import { randomInt, randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { makePasswords } from '../../src/identity/passwords.ts'
import { userPoolEndpoint } from '../../src/identity/user-pool/endpoint.ts'
import { type Desk, makeUserPool, type UserPool } from '../../src/identity/user-pool/user-pool.ts'
import { openPool, type Sql } from '../../src/postgres/pool.ts'
import { newDatabase } from '../database.ts'
import { limitsForTest } from '../limits-for-test.ts'

export const CLIENT_ID = 'touchline-web'
export const USER_POOL_ID = 'us-east-1_Touchline'
export const ISSUER = 'https://club.example.org/cognito/us-east-1_Touchline'
const DESK = 'desk@example.org'
export const PASSWORD = 'plenty of grass'

export interface Answer {
  status: number
  headers: Record<string, unknown>
  /** The exception, or null if all went well. */
  error: string | null
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of many shapes
  body: any
}

export interface PoolServer {
  app: FastifyInstance
  sql: Sql
  pool: UserPool
  /** The pool as an administrator uses it. */
  desk: UserPool & Desk
  /** http://127.0.0.1:PORT */
  url: string
  databaseUrl: string
  /** Stands still until it is moved. */
  clock: { now(): Date; forward(seconds: number): void }
  work: { hashes: number }
  faults: { reference: string }[]
  /** Sends one request from some network, or from the given one. */
  ask(operation: string, body: object, from?: string): Promise<Answer>
  /** Repeats the password for an action that requires it, with one's own access token. */
  prove(AccessToken: string, purpose: string, password?: string, from?: string): Promise<Answer>
  close(): Promise<void>
}

export interface PoolOptions {
  databaseUrl?: string
  /** For administrators, as in production. */
  requiresSecondFactor?: boolean
}

/** The user pool alone, on its own database. */
export async function startPoolServer({ databaseUrl, ...more }: PoolOptions = {}): Promise<PoolServer> {
  const database = databaseUrl ? { url: databaseUrl, drop: async () => {} } : await newDatabase()
  const sql = openPool(database.url, 10)
  const clock = movableClock()
  const faults: { reference: string }[] = []
  const work = { hashes: 0 }
  const log = { error: (fault: { reference: string }) => faults.push(fault) } as unknown as UserPool['log']
  const passwords = countedPasswords(work)
  const settings = { issuer: ISSUER, userPoolId: USER_POOL_ID, clientId: CLIENT_ID, now: clock.now }
  const pool = makeUserPool({ sql, log, passwords, ...settings, ...more })
  const app = Fastify({ logger: false, forceCloseConnections: true })
  userPoolEndpoint(app, pool, limitsForTest(sql, clock.now))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const close = async () => {
    await app.close()
    await sql.end({ timeout: 5 })
    await database.drop()
  }
  const desk = { ...pool, by: DESK }
  const calls = { ask: asks(app), prove: proves(app) }
  return { app, sql, pool, desk, url, databaseUrl: database.url, clock, work, faults, ...calls, close }
}

/** The same, closed when the test ends. */
export async function poolServerForTest(options: PoolOptions = {}): Promise<PoolServer> {
  const server = await startPoolServer(options)
  onTestFinished(() => server.close())
  return server
}

function movableClock() {
  let at = Date.now()
  return {
    now: () => new Date(at),
    forward: (seconds: number) => {
      at += seconds * 1000
    },
  }
}

function countedPasswords(work: { hashes: number }) {
  const { hash, match } = makePasswords({ memory: 64, passes: 1, parallelism: 1 })
  const counted =
    <Values extends unknown[], Result>(run: (...values: Values) => Result) =>
    (...values: Values) => {
      work.hashes += 1
      return run(...values)
    }
  return { hash: counted(hash), match: counted(match) }
}

const asks = (app: FastifyInstance) => (operation: string, body: object, from?: string) =>
  send(app, { target: `AWSCognitoIdentityProviderService.${operation}`, payload: JSON.stringify(body), from })

const proves =
  (app: FastifyInstance) =>
  (AccessToken: string, purpose: string, password = PASSWORD, from = someNetwork()) =>
    send(app, {
      url: '/account/password-proofs',
      authorization: `Bearer ${AccessToken}`,
      payload: JSON.stringify({ purpose, password }),
      from,
    })

interface Sent {
  url?: string
  authorization?: string
  target?: string
  payload: string
  type?: string
  from?: string
}

/** Sends a request unchanged, valid or not. */
export async function send(app: FastifyInstance, sent: Sent): Promise<Answer> {
  const { url = '/cognito/user-pool', target, authorization, payload, from = someNetwork() } = sent
  const { type = 'application/x-amz-json-1.1' } = sent
  const response = await app.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: {
      'content-type': type,
      ...(target ? { 'x-amz-target': target } : {}),
      ...(authorization ? { authorization } : {}),
    },
    payload,
  })
  const error = response.headers['x-amzn-errortype'] as string | undefined
  return {
    status: response.statusCode,
    headers: response.headers,
    error: error ?? null,
    body: JSON.parse(response.body),
  }
}

export const someNetwork = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

export const someEmail = () => `${randomUUID().slice(0, 8)}@example.org`
