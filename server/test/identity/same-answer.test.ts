import { describe, expect, test } from 'vitest'
import {
  disableAccount,
  inviteAccount,
  resetAccountPassword,
} from '../../src/identity/user-pool/administration.ts'
import { poolForFile } from './pool-people.ts'
import { type Answer, CLIENT_ID as ClientId, someEmail, someNetwork } from './pool-server.ts'

/** Rule A-3: strangers cannot find out who has an account. */

const { server, people } = await poolForFile()

const GUESS = 'what a stranger typed'

const addresses = {
  unknown: async () => someEmail(),
  unconfirmed: () => people.signedUp(),
  confirmed: () => people.confirmed(),
  invited: async () => (await inviteAccount(server.desk, { email: someEmail() })).email,
  disabled: async () => {
    const { email, sub } = await people.somebody()
    await disableAccount(server.desk, sub)
    return email
  },
  'reset by the club': async () => {
    const { email, sub } = await people.somebody()
    await resetAccountPassword(server.desk, sub)
    return email
  },
}

const seen = ({ status, error, body }: Answer) => {
  const { UserSub, CodeDeliveryDetails, ...rest } = body
  const delivery = CodeDeliveryDetails && { ...CodeDeliveryDetails, Destination: 'masked' }
  return { status, error, sub: typeof UserSub, delivery, ...rest }
}

type Step = (email: string, from: string) => Promise<Answer>

const signUp: Step = (Username, from) => server.ask('SignUp', { ClientId, Username, Password: GUESS }, from)
const resend: Step = (Username, from) => server.ask('ResendConfirmationCode', { ClientId, Username }, from)
const forgot: Step = (Username, from) => server.ask('ForgotPassword', { ClientId, Username }, from)
const signIn: Step = (email, from) => people.tryPassword(email, GUESS, from)
const confirm: Step = (Username, from) =>
  server.ask('ConfirmSignUp', { ClientId, Username, ConfirmationCode: 'wrong' }, from)
const choose: Step = (Username, from) =>
  server.ask(
    'ConfirmForgotPassword',
    { ClientId, Username, ConfirmationCode: 'wrong', Password: GUESS },
    from,
  )

const repeated = (step: Step, times: number) => Array<Step>(times).fill(step)

/** What a stranger may try, step by step. */
const attacks: Record<string, Step[]> = {
  'signing up, and again': repeated(signUp, 7),
  'signing up, then signing in with that password': [signUp, ...repeated(signIn, 7)],
  'signing up, then guessing the code': [signUp, ...repeated(confirm, 7)],
  'signing up, then asking for another code': [signUp, resend, resend],
  'signing up, then asking for a reset and guessing': [signUp, forgot, forgot, ...repeated(choose, 7)],
  'asking for a reset and guessing': [forgot, forgot, ...repeated(choose, 7)],
  'guessing passwords': repeated(signIn, 7),
  'asking for a code after signing up, and signing in': [signUp, resend, signIn, confirm, signIn],
}

describe.each(Object.entries(attacks))('%s', (_attack, steps) => {
  async function run(email: string) {
    const from = someNetwork()
    const before = server.work.hashes
    const answers: object[] = []
    for (const step of steps) answers.push(seen(await step(email, from)))
    return { answers, hashes: server.work.hashes - before }
  }

  test.each(Object.keys(addresses).slice(1))('an address that is %s: as for an unknown one', async (kind) => {
    const [unknown, known] = [await addresses.unknown(), await addresses[kind as 'confirmed']()]
    expect(await run(known)).toEqual(await run(unknown))
  })
})

describe('asking for a code where nobody has signed up', () => {
  test.each(Object.keys(addresses).slice(1))('%s: as for an unknown address', async (kind) => {
    const run = async (email: string) => {
      const from = someNetwork()
      const answers = [await resend(email, from), await resend(email, from)]
      for (let n = 0; n < 7; n++) answers.push(await confirm(email, from))
      return answers.map(seen)
    }
    const known = await addresses[kind as 'confirmed']()
    expect(await run(known)).toEqual(await run(await addresses.unknown()))
  })
})

describe('the owner of an address with an account', () => {
  test('gets an email about a sign-up, without a word that was typed, at most three times a day', async () => {
    const email = await people.confirmed()
    const before = (await people.emails(email)).length
    const UserAttributes = [{ Name: 'given_name', Value: 'Buy-pills-at.example' }]
    for (let n = 0; n < 5; n++)
      await server.ask('SignUp', { ClientId, Username: email, Password: GUESS, UserAttributes })
    const mails = (await people.emails(email)).slice(0, -before)
    expect(mails.map(({ subject }) => subject)).toEqual(Array(3).fill('You already have a PMFC account'))
    expect(JSON.stringify(mails)).not.toContain('pills')
    server.clock.forward(24 * 3_600)
    await signUp(email, someNetwork())
    expect(await people.emails(email)).toHaveLength(before + 4)
  })

  test('keeps password, names and sign-ins; the stranger’s password opens nothing and resets no guesses', async () => {
    const parent = await people.somebody()
    await signUp(parent.email, someNetwork())
    expect((await people.whoAmI(parent.AccessToken)).error).toBeNull()
    const from = someNetwork()
    for (let n = 0; n < 5; n++) {
      expect((await people.tryPassword(parent.email, 'a guess', from)).error).toBe('NotAuthorizedException')
      await signIn(parent.email, from)
    }
    expect((await people.tryPassword(parent.email, 'a guess', from)).body.message).toBe(
      'Password attempts exceeded',
    )
    // From a new network there is a pause; then their own password still works.
    server.clock.forward(300)
    expect((await people.tryPassword(parent.email, 'plenty of grass', from)).error).toBeNull()
  })

  test('somebody whose account is disabled gets no email', async () => {
    const email = await addresses.disabled()
    const before = await people.emails(email)
    await signUp(email, someNetwork())
    expect(await people.emails(email)).toHaveLength(before.length)
  })

  test('a new password ends the attempt', async () => {
    const email = await people.confirmed()
    await signUp(email, someNetwork())
    expect((await signIn(email, someNetwork())).error).toBe('UserNotConfirmedException')
    await forgot(email, someNetwork())
    const ConfirmationCode = await people.codeFor(email)
    const chosen = { ClientId, Username: email, ConfirmationCode, Password: 'a much better one' }
    await server.ask('ConfirmForgotPassword', chosen)
    expect((await signIn(email, someNetwork())).error).toBe('NotAuthorizedException')
  })
})
