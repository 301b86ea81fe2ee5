import { tooManyCodesRefusal } from '@touchline/domain/walk-ins/walk-in.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Authenticate } from '../graphql/authenticate.ts'
import { VISITOR } from '../graphql/caller.ts'
import type { Service } from '../graphql/context.ts'
import { badInput, refuse } from '../graphql/errors.ts'
import { inTransaction } from '../graphql/write/in-transaction.ts'
import type { WriteContext } from '../graphql/write/rules.ts'
import { writeContext } from '../graphql/write/write-context.ts'
import { askPasswordAgain, forThemselves, isProved, type OwnAccount } from '../identity/own-account.ts'
import { type Counter, countGuess, takeBackGuess } from '../identity/user-pool/attempts.ts'
import type { Transaction } from '../postgres/pool.ts'
import { refuseCode, takeOver } from '../walk-ins/take-over.ts'
import { readSharing } from './read-sharing.ts'
import { ANSWERS, answerInvitation, inviteGuardian, leaveFamily, takesPassword } from './share-children.ts'

const SMALL_BODY = 1024

const Invite = z.object({ email: z.string().max(254) })
const Code = z.object({ code: z.string().max(100), birthDate: z.string().max(10) })
const Answer = z.object({ answer: z.enum(ANSWERS) })

/**
 * Sharing children between guardians: `GET /account/family` returns the state, `POST …/invitations` invites a
 * guardian, `POST …/invitations/{id}` answers an invitation, and `POST …/leave` ends sharing. Each returns the new
 * state. `POST …/code` takes over what the desk has registered for a family without an email (P-17).
 */
export function familyEndpoint(app: FastifyInstance, service: Service, authenticate: Authenticate): void {
  const { sql, now } = service
  const handle = forThemselves(service, authenticate)
  const sharing = ({ email, userId }: OwnAccount) => readSharing(sql, { email, userId, now: now() })
  const act = async (person: OwnAccount, work: (context: Context) => Promise<unknown>) => {
    await inTransaction(sql, async (tx) => work(await contextOf(service, tx, person)))
    return sharing(person)
  }
  const options = { bodyLimit: SMALL_BODY }

  app.get('/account/family', { exposeHeadRoute: false }, handle(sharing))

  app.post(
    '/account/family/invitations',
    options,
    handle((person, _reply, { body }) => {
      const { email } = sound(Invite, body)
      return act(person, (context) => inviteGuardian(context, email))
    }),
  )

  app.post<{ Params: { id: string } }>(
    '/account/family/invitations/:id',
    options,
    handle(async (person, reply, { body, params }: FastifyRequest<{ Params: { id: string } }>) => {
      const { answer } = sound(Answer, body)
      const isAllowed = await inTransaction(sql, async (tx) => {
        const proof = { purpose: 'SHARE_CHILDREN' as const, now: now() }
        if (takesPassword(answer) && !(await isProved(tx, person.caller, proof))) return false
        await answerInvitation(await contextOf(service, tx, person), params.id, answer)
        return true
      })
      return isAllowed ? sharing(person) : askPasswordAgain(reply)
    }),
  )

  app.post(
    '/account/family/code',
    options,
    handle((person, _reply, request) => takenOver(service, person, request)),
  )

  app.post(
    '/account/family/leave',
    options,
    handle((person) => act(person, leaveFamily)),
  )
}

/** With the code that the desk has printed; guesses are limited. */
async function takenOver(service: Service, person: OwnAccount, { body, raw }: FastifyRequest) {
  const { sql, now, limits } = service
  const typed = sound(Code, body)
  const counters: Counter[] = [
    { kind: 'family codes', subject: person.email },
    { kind: 'family codes from', subject: limits.networkOf(raw) },
  ]
  if (!(await countGuess(sql, counters, now()))) refuse(tooManyCodesRefusal())
  const children = await inTransaction(sql, async (tx) =>
    takeOver(await contextOf(service, tx, person), typed),
  )
  if (!children) return refuseCode()
  await takeBackGuess(sql, counters)
  return { children }
}

type Context = WriteContext & { myUserId: string }

/** The context of a parent, even if they are an administrator as well. */
async function contextOf({ now, links }: Service, tx: Transaction, { email }: OwnAccount): Promise<Context> {
  const caller = { ...VISITOR, role: 'PARENT' as const, email }
  const context = await writeContext(tx, { caller, now: now(), links })
  const { myUserId } = context
  if (myUserId === null) refuse({ code: 'NO_RECORD', message: 'Please open your profile first.' })
  return { ...context, myUserId }
}

function sound<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const { data, success } = schema.safeParse(body)
  if (!success) throw badInput('This request is not understood.')
  return data
}
