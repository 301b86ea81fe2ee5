import { models } from '@touchline/domain/models.ts'
import { listAll } from '../../../data/list-all.ts'
import { serviceError } from '../../../data/plain-problem.ts'
import type { Request } from '../../../data/request.ts'
import { createRow } from '../../../data/write-row.ts'
import type { Answer, Check } from './check.ts'
import type { Service } from './service.ts'

const SETTINGS = [
  'Auth.Cognito.userPoolId',
  'Auth.Cognito.userPoolClientId',
  'Auth.Cognito.identityPoolId',
  'API.GraphQL.endpoint',
  'API.GraphQL.region',
  'API.GraphQL.defaultAuthMode',
  'API.GraphQL.apiKey',
  'API.REST.admin.endpoint',
  'API.REST.manage.endpoint',
]

/** With a larger difference, signed requests may be refused. */
const MOST_SKEW_S = 60

/** The models with data of a single family. */
const PRIVATE = Object.values(models).filter(({ read }) => read === 'owner' || read === 'nobody')

const fine = (detail: string): Answer => ({ isFine: true, detail })
const wrong = (detail: string, hint: string): Answer => ({ isFine: false, detail, hint })

export function checksOf(service: Service, tryWrite: () => Promise<Answer>): Check[] {
  return [
    {
      name: 'Settings',
      isPublic: false,
      ask: async () => settingsAnswer(await service.settings()),
      hint: 'The server isn’t serving /config.json. Restart it and check its log.',
    },
    {
      name: 'Data service',
      isPublic: true,
      ask: async () => healthAnswer((await service.health()).status),
      hint: 'The server isn’t answering. Is it running, and does the proxy in front of it know where?',
    },
    {
      name: 'One row of Program',
      isPublic: true,
      ask: async () => programAnswer(await service.query('{ listPrograms(limit: 1) { items { id } } }')),
      hint: 'The data service isn’t answering visitors. Check the server’s log.',
    },
    {
      name: 'Sign-in service',
      isPublic: true,
      ask: async () => signInAnswer(await service.revokeNothing()),
      hint: 'The user pool isn’t answering. For an AWS pool, check its status page; otherwise, the server’s log.',
    },
    {
      name: 'Write and undo',
      isPublic: false,
      ask: tryWrite,
      hint: 'Nothing can be written. Is the disk full, or is the database a read-only copy?',
    },
    {
      name: 'Private tables',
      isPublic: false,
      ask: async () => privateAnswer(await openTables(service)),
      hint: 'Couldn’t check this. Run it again.',
    },
    {
      name: 'Clock',
      isPublic: false,
      ask: async () => clockAnswer(await service.health()),
      hint: 'The server’s time isn’t known. Run it again.',
    },
  ]
}

export function settingsAnswer(settings: object): Answer {
  const missing = SETTINGS.filter((path) => !valueAt(settings, path))
  if (missing.length === 0) return fine(`${SETTINGS.join(', ')} are set`)
  return wrong(
    `Missing: ${missing.join(', ')}`,
    'Set the server’s environment as the operations guide says, and restart it.',
  )
}

const valueAt = (settings: object, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], settings)

const healthAnswer = (status: number): Answer =>
  status === 200
    ? fine('It answers, and so does its database')
    : wrong(
        `It answers with ${status}`,
        'The database isn’t answering. Check DATABASE_URL and the database’s log.',
      )

type Answered = Awaited<ReturnType<Service['query']>>

export function programAnswer({ data, errors }: Answered): Answer {
  if (errors || !data?.listPrograms)
    return wrong('Visitors are refused', 'The public key in the settings isn’t the server’s API_KEY.')
  if (data.listPrograms.items.length === 1) return fine('A visitor can read it')
  return wrong('The table is empty', 'Create the first program at the desk, then run this again.')
}

/** Pools respond differently to an unknown token; a pool that does not know the client or the operation is broken. */
const signInAnswer = (refusal: string | null): Answer =>
  refusal === null || /^(UnsupportedTokenType|InvalidParameter|NotAuthorized)Exception/.test(refusal)
    ? fine('It answers, and knows this site')
    : wrong(
        `It answers with ${refusal}`,
        'Check USER_POOL_ID and USER_POOL_CLIENT_ID: this pool doesn’t know the site.',
      )

/** The tables of which a visitor can see any row. */
async function openTables(service: Service): Promise<string[]> {
  const open: string[] = []
  for (const { name, plural } of PRIVATE) {
    const field = `list${plural}`
    const { data } = await service.query(`{ ${field}(limit: 1) { items { id } } }`)
    if ((data?.[field]?.items.length ?? 0) > 0) open.push(name)
  }
  return open
}

export const privateAnswer = (open: readonly string[]): Answer =>
  open.length === 0
    ? fine(`${PRIVATE.map(({ name }) => name).join(', ')} refuse visitors`)
    : wrong(`Visitors can read ${open.join(', ')}`, 'Take the site down now and tell whoever maintains it.')

export function clockAnswer({ serverTime, askedAt }: { serverTime: number; askedAt: number }): Answer {
  const seconds = Math.round(Math.abs(serverTime - askedAt) / 1_000)
  if (seconds <= MOST_SKEW_S) return fine(`This device and the server differ by ${seconds} s`)
  return wrong(
    `This device and the server differ by ${Number.isNaN(seconds) ? 'an unknown number of' : seconds} s`,
    'Set both clocks from the network.',
  )
}

/** Writes a fee that already exists: the database accepts it, finds the duplicate, and rolls it back. */
export async function tryWrite(request: Request): Promise<Answer> {
  const [fee] = await listAll(request, 'ProgramFee')
  if (!fee)
    return {
      isFine: false,
      detail: 'There’s nothing to try it on',
      hint: 'Create the first program with a fee, then run this again.',
    }
  const { programFeesId, type, amount } = fee
  try {
    const made = await createRow(request, 'ProgramFee', { programFeesId, type, amount })
    return {
      isFine: false,
      detail: `A duplicate was let in as ${made.id}`,
      hint: 'Delete that fee, and tell whoever maintains the site that an index is missing.',
    }
  } catch (error) {
    if (serviceError(error)?.errorInfo?.code !== 'CONSTRAINT') throw error
    return { isFine: true, detail: 'A duplicate fee was written and undone' }
  }
}
