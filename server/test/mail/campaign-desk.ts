import { randomUUID } from 'node:crypto'
import { registeredIn } from '@touchline/domain/mail/audience.ts'
import { afterAll, beforeAll } from 'vitest'
import { campaignJobs } from '../../src/mail/campaigns/campaign-job.ts'
import { siteLinks } from '../../src/site-links.ts'
import { admin, configureAmplify, type Person } from '../amplify-client.ts'
import { askFor } from '../calls.ts'
import { givenBy, type Row } from '../given.ts'
import { type Answer, send } from '../rest/rest-client.ts'
import { type RunningServer, startServer } from '../running-server.ts'
import { signToken } from '../tokens.ts'
import { MAIL_FROM, quiet } from './outbox.ts'

export const FAST = 99_999

export interface EmailDesk {
  server: RunningServer
  desk: Person
  given: ReturnType<typeof givenBy>
  now: Date
  call(method: string, path: string, body?: object): Promise<Answer>
  /** An email to a group as the desk reads it; null if it no longer exists. */
  campaign(id: string): ReturnType<typeof campaignOf>
  /** The outcome of each of its emails, as the desk reads it. */
  receivers(id: string, asked?: object): ReturnType<typeof receiversOf>
  /** Who is in a group right now, as the desk reads it. */
  audience(asked: { purpose: string; audience: object; words?: unknown }): ReturnType<typeof audienceOf>
}

/** The whole server for a test file, with its own clock and an administrator at the desk. */
export function emailDesk(options: { bounceAddress?: string } = {}): EmailDesk {
  const at = { now: new Date('2025-09-20T17:00:00.000Z') } as EmailDesk
  beforeAll(async () => {
    at.server = await startServer({ ...options, now: () => at.now })
    configureAmplify(at.server)
    at.desk = await admin()
    at.given = givenBy(at.desk)
    const token = await signToken({ email: at.desk.email, groups: ['pmfcadmin'] })
    at.campaign = (id) => campaignOf(at.desk, id)
    at.receivers = (id, asked) => receiversOf(at.desk, { id, ...asked })
    at.audience = ({ audience, ...asked }) =>
      audienceOf(at.desk, { ...asked, audience: JSON.stringify(audience) })
    at.call = (method, path, body) => send(at.server, method, `/manage${path}`, { token, body })
  })
  afterAll(() => at.server.close())
  return at
}

async function campaignOf(desk: Person, id: string) {
  const query = `query C($id: ID!) { it: deskCampaign(id: $id) {
    id status version subject audienceWords createdBy updatedBy sendAt problem leftOut { NO_ADDRESS STOPPED NO_CONSENT }
    counts { waiting sent returned failed skipped total } } }`
  const { it, error } = await askFor(desk, query, { id })
  if (error) throw new Error(error.message)
  return it
}

async function receiversOf(desk: Person, asked: object) {
  const query = `query R($id: ID!, $words: String, $state: ReceiverState, $limit: Int, $from: Int) {
    it: deskCampaignReceivers(id: $id, words: $words, state: $state, limit: $limit, from: $from) {
      items { id name address state problem attempts at } total } }`
  const { it, error } = await askFor(desk, query, { ...asked })
  if (error) throw new Error(error.message)
  return it
}

async function audienceOf(desk: Person, asked: object) {
  const query = `query A($purpose: EmailPurpose!, $audience: AWSJSON!, $words: String) {
    it: deskAudience(purpose: $purpose, audience: $audience, words: $words) {
      count words leftOut { NO_ADDRESS STOPPED NO_CONSENT } languages { language count }
      sample { userId name email children program } } }`
  const { it, error } = await askFor(desk, query, { ...asked })
  if (error) throw new Error(error.message)
  return it
}

export interface Sender {
  smtpUrl?: string
  mailPerMinute?: number
  bounceAddress?: string
  signal?: AbortSignal
}

/** Runs the sending job once, and returns when it wants to run again. */
export async function runCampaignJob(
  { server, now }: EmailDesk,
  { smtpUrl, mailPerMinute = FAST, bounceAddress, signal = new AbortController().signal }: Sender = {},
): Promise<Date[]> {
  const links = await siteLinks(server.app, server.sql, { publicUrl: undefined })
  const config = { smtpUrl, mailFrom: MAIL_FROM, bounceAddress, isProduction: false, mailPerMinute }
  const again: Date[] = []
  const [job] = campaignJobs(config, links)
  await job?.run({
    sql: server.sql,
    now: () => now,
    log: quiet,
    signal,
    again: async (at) => void again.push(at),
  })
  return again
}

export interface TestFamily {
  user: Row
  player: Row
  registration: Row
}

/** A program with a fee and families with one child each in it. */
export async function givenGroup({ given }: EmailDesk, names: readonly string[], values: object[] = []) {
  const program = await given.program({ name: `Fall ${randomUUID().slice(0, 8)}` })
  const fee = await given.fee(program.id)
  const families: TestFamily[] = []
  for (const [n, firstName] of names.entries()) {
    const user = await given.user({ firstName, ...values[n] })
    const player = await given.player({ firstName: `${firstName}’s child`, userPlayersId: user.id })
    families.push({ user, player, registration: await given.registration(player.id, fee.id) })
  }
  return { program, fee, families }
}

export const draftFor = (programId: string, changes: object = {}) => ({
  purpose: 'NOTICE',
  subject: 'No training for {{children}}',
  body: 'Hi {{firstName}},\n\nThe field is closed.',
  audience: registeredIn(programId),
  version: null,
  ...changes,
})

/** Saves a draft and starts sending it to its whole group. */
export async function sent(
  { call, audience: find }: EmailDesk,
  draft: ReturnType<typeof draftFor>,
): Promise<string> {
  const id = randomUUID()
  await call('put', `/campaigns/${id}`, draft)
  const { purpose, audience } = draft
  const { count } = await find({ purpose, audience })
  const answer = await call('post', `/campaigns/${id}/send`, { version: 1, count })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return id
}
