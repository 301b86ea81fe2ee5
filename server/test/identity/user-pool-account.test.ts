import { ADMIN_GROUP } from '@touchline/domain/identity/role.ts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { accessTokenCaller } from '../../src/identity/access-tokens.ts'
import { addToGroup, removeFromGroup } from '../../src/identity/user-pool/administration.ts'
import { givenAccessToken } from '../access-token.ts'
import { poolForFile } from './pool-people.ts'
import { CLIENT_ID as ClientId, PASSWORD, someEmail, someNetwork } from './pool-server.ts'

const NOW = '2025-09-06T17:00:00.000Z'

const { server, people } = await poolForFile()

const NEW_PASSWORD = 'a much better one'
const update = (AccessToken: string, attributes: Record<string, string>, from?: string) =>
  server.ask(
    'UpdateUserAttributes',
    {
      AccessToken,
      UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    },
    from,
  )
/** Repeats the password, as a change of the address requires. */
const changeEmail = async (AccessToken: string, attributes: { email: string }, from?: string) => {
  await server.prove(AccessToken, 'CHANGE_EMAIL')
  return update(AccessToken, attributes, from)
}
const verify = (AccessToken: string, Code: string, AttributeName = 'email') =>
  server.ask('VerifyUserAttribute', { AccessToken, AttributeName, Code })
const attributesOf = async (AccessToken: string) =>
  Object.fromEntries(
    (await people.whoAmI(AccessToken)).body.UserAttributes.map((a: { Name: string; Value: string }) => [
      a.Name,
      a.Value,
    ]),
  )

describe('attributes', () => {
  test('GetUser lists them, all as text', async () => {
    const { AccessToken, sub, email } = await people.somebody()
    expect((await people.whoAmI(AccessToken)).body).toEqual({
      Username: sub,
      UserAttributes: [
        { Name: 'sub', Value: sub },
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
      ],
    })
  })

  test('are set one by one, and an empty one is removed', async () => {
    const { AccessToken } = await people.somebody()
    expect((await update(AccessToken, { given_name: ' Priya ', family_name: "O'Neil" })).body).toEqual({
      CodeDeliveryDetailsList: [],
    })
    await update(AccessToken, { given_name: '', picture: 'https://example.org/p.png' })
    expect(await attributesOf(AccessToken)).toMatchObject({
      family_name: "O'Neil",
      picture: 'https://example.org/p.png',
    })
    expect(await attributesOf(AccessToken)).not.toHaveProperty('given_name')
  })

  test('standard OpenID Connect attributes can be set and read back', async () => {
    const { AccessToken } = await people.somebody()
    const standard = {
      name: 'Priya O’Neil',
      nickname: 'Pri',
      birthdate: '1985-05-31',
      zoneinfo: 'America/Vancouver',
    }
    expect((await update(AccessToken, standard)).error).toBeNull()
    expect(await attributesOf(AccessToken)).toMatchObject(standard)
  })

  test.each([
    ['sub', 'NotAuthorizedException'],
    ['email_verified', 'NotAuthorizedException'],
    ['cognito:groups', 'InvalidParameterException'],
    ['__proto__', 'InvalidParameterException'],
  ])('%s cannot be set by users, and nothing else of the request is done', async (name, error) => {
    const { AccessToken } = await people.somebody()
    const UserAttributes = [
      { Name: 'given_name', Value: 'Priya' },
      { Name: name, Value: 'true' },
    ]
    expect((await server.ask('UpdateUserAttributes', { AccessToken, UserAttributes })).error).toBe(error)
    expect(await attributesOf(AccessToken)).not.toHaveProperty('given_name')
  })

  test.each([
    ['no list', undefined],
    ['text', 'given_name'],
    ['no value', [{ Name: 'given_name' }]],
  ])('refuses %s', async (_what, UserAttributes) => {
    const { AccessToken } = await people.somebody()
    const { error } = await server.ask('UpdateUserAttributes', { AccessToken, UserAttributes })
    expect(error).toBe('InvalidParameterException')
  })
})

describe('a new address', () => {
  test('counts once its code is entered; the old one gets an email; the club knows the new one', async () => {
    const { AccessToken, email } = await people.somebody()
    await server.sql`
      insert into users (id, email, first_name, created_at, updated_at, _version, _deleted, _last_changed_at)
      values (${email}, ${email}, 'Priya', ${NOW}, ${NOW}, 1, false, 0)`
    const wanted = someEmail()
    const { body } = await changeEmail(AccessToken, { email: wanted.toUpperCase() })
    expect(body.CodeDeliveryDetailsList).toEqual([
      { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: `${wanted[0]}***@e***` },
    ])
    expect((await attributesOf(AccessToken)).email).toBe(email)

    const code = await people.codeFor(wanted)
    expect((await verify(AccessToken, code === '000000' ? '111111' : '000000')).error).toBe(
      'CodeMismatchException',
    )
    expect((await verify(AccessToken, code)).body).toEqual({})
    expect((await attributesOf(AccessToken)).email).toBe(wanted)
    expect((await people.emails(email))[0]?.subject).toBe('Your PMFC address has changed')
    expect((await server.sql`select email, _version from users where id = ${email}`)[0]).toEqual({
      email: wanted,
      _version: 2,
    })
    expect((await verify(AccessToken, code)).error).toBe('ExpiredCodeException')
  })

  test('a code sent to the old address no longer opens anything', async () => {
    const { AccessToken, email } = await people.somebody()
    await server.ask('ForgotPassword', { ClientId, Username: email })
    const ConfirmationCode = await people.codeFor(email)
    const Username = someEmail()
    await changeEmail(AccessToken, { email: Username })
    await verify(AccessToken, await people.codeFor(Username))
    const confirm = { ClientId, Username, ConfirmationCode, Password: NEW_PASSWORD }
    expect((await server.ask('ConfirmForgotPassword', confirm)).error).toBe('ExpiredCodeException')
    expect((await people.tryPassword(Username, PASSWORD)).error).toBeNull()
  })

  test('an administrator keeps their access tokens, which still end with their right to them', async () => {
    const { AccessToken, email, sub } = await people.somebody()
    await addToGroup(server.desk, (await people.somebody()).sub, ADMIN_GROUP)
    await server.sql`insert into pool_groups (user_id, name) values (${sub}, ${ADMIN_GROUP})`
    const { token } = await givenAccessToken(server.sql, { createdBy: email })
    const moved = someEmail()
    await changeEmail(AccessToken, { email: moved })
    await verify(AccessToken, await people.codeFor(moved))
    expect(await accessTokenCaller(server.sql, token, new Date())).toMatchObject({ email: moved })
    await removeFromGroup(server.desk, sub, ADMIN_GROUP)
    expect(await accessTokenCaller(server.sql, token, new Date())).toBeNull()
  })

  test('A-3: somebody else’s address gets the same answer, no code, and an email to its owner', async () => {
    const { AccessToken, email } = await people.somebody()
    const member = await people.confirmed()
    const { body } = await changeEmail(AccessToken, { email: member })
    expect(body.CodeDeliveryDetailsList).toEqual([expect.objectContaining({ AttributeName: 'email' })])
    expect((await people.emails(member))[0]?.subject).toBe('You already have a PMFC account')
    expect((await verify(AccessToken, '123456')).error).toBe('CodeMismatchException')
    expect((await attributesOf(AccessToken)).email).toBe(email)
  })

  test('an address that somebody takes in between is refused', async () => {
    const { AccessToken, email } = await people.somebody()
    const wanted = someEmail()
    await changeEmail(AccessToken, { email: wanted })
    const code = await people.codeFor(wanted)
    await people.confirmed(wanted)
    expect((await verify(AccessToken, code)).error).toBe('AliasExistsException')
    expect((await attributesOf(AccessToken)).email).toBe(email)
  })

  test('an unconfirmed sign-up does not block it', async () => {
    const { AccessToken } = await people.somebody()
    const wanted = await people.signedUp()
    await changeEmail(AccessToken, { email: wanted })
    expect((await verify(AccessToken, await people.codeFor(wanted))).error).toBeNull()
    expect((await attributesOf(AccessToken)).email).toBe(wanted)
  })

  test('signs out every other device', async () => {
    const here = await people.somebody()
    const there = await people.signIn(here.email)
    const wanted = someEmail()
    await changeEmail(here.AccessToken, { email: wanted })
    await verify(here.AccessToken, await people.codeFor(wanted))
    expect((await people.whoAmI(here.AccessToken)).error).toBeNull()
    expect((await people.whoAmI(there.AccessToken)).error).toBe('NotAuthorizedException')
  })

  describe('A-4: the link back in the email to the old one', () => {
    const moved = async () => {
      const { AccessToken, email, sub } = await people.somebody()
      await server.sql`
        insert into users (id, email, created_at, updated_at, _version, _deleted, _last_changed_at)
        values (${email}, ${email}, ${NOW}, ${NOW}, 1, false, 0)`
      const wanted = someEmail()
      await changeEmail(AccessToken, { email: wanted })
      await verify(AccessToken, await people.codeFor(wanted))
      return { AccessToken, email, wanted, sub }
    }
    const restore = async (email: string, code?: string) => {
      await server.ask('ForgotPassword', { ClientId, Username: email })
      const ConfirmationCode = code ?? (await people.codeFor(email))
      const Password = NEW_PASSWORD
      return server.ask('ConfirmForgotPassword', { ClientId, Username: email, ConfirmationCode, Password })
    }

    test.each([
      ['at once', () => Promise.resolve('')],
      ['although a stranger has signed up with it meanwhile', (email: string) => people.signedUp(email)],
    ])('%s: the account, its record, and nobody else is in', async (_when, meanwhile) => {
      const { AccessToken, email, wanted, sub } = await moved()
      await meanwhile(email)
      expect((await restore(email)).error).toBeNull()
      expect((await people.signIn(email, NEW_PASSWORD)).sub).toBe(sub)
      expect((await people.whoAmI(AccessToken)).error).toBe('NotAuthorizedException')
      expect((await people.tryPassword(wanted, PASSWORD)).error).toBe('NotAuthorizedException')
      expect(await server.sql`select from users where email = ${email}`).toHaveLength(1)
    })

    test('for a week', async () => {
      const { email } = await moved()
      server.clock.forward(7 * 24 * 3_600)
      expect((await restore(email, '123456')).error).not.toBeNull()
      expect((await people.emails(email))[0]?.subject).toBe('Your PMFC address has changed')
    })

    test('not with the code sent to the new one', async () => {
      const { email, wanted } = await moved()
      await server.ask('ForgotPassword', { ClientId, Username: wanted })
      const ConfirmationCode = await people.codeFor(wanted)
      const taken = { ClientId, Username: email, ConfirmationCode, Password: NEW_PASSWORD }
      expect((await server.ask('ConfirmForgotPassword', taken)).error).toBe('ExpiredCodeException')
    })
  })

  test('an address under which the club knows another family is refused, and nothing is half done', async () => {
    const { AccessToken, email } = await people.somebody()
    const wanted = someEmail()
    for (const address of [email, wanted])
      await server.sql`
        insert into users (id, email, created_at, updated_at, _version, _deleted, _last_changed_at)
        values (${address}, ${address}, ${NOW}, ${NOW}, 1, false, 0)`
    await changeEmail(AccessToken, { email: wanted })
    expect((await verify(AccessToken, await people.codeFor(wanted))).error).toBe('AliasExistsException')
    expect((await attributesOf(AccessToken)).email).toBe(email)
    expect(await server.sql`select id from users where email = ${email}`).toHaveLength(1)
  })

  test('its code can be sent again, to the new address, after a minute', async () => {
    const { AccessToken } = await people.somebody()
    const wanted = someEmail()
    const from = someNetwork()
    const again = () =>
      server.ask('GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' }, from)
    expect((await again()).error).toBe('InvalidParameterException')
    await changeEmail(AccessToken, { email: wanted }, from)
    expect((await again()).error).toBe('LimitExceededException')
    server.clock.forward(60)
    expect((await again()).body.CodeDeliveryDetails.Destination).toBe(`${wanted[0]}***@e***`)
    expect((await verify(AccessToken, await people.codeFor(wanted))).error).toBeNull()
  })

  test('only addresses are proved by code', async () => {
    const { AccessToken } = await people.somebody()
    expect((await verify(AccessToken, '123456', 'phone_number')).error).toBe('InvalidParameterException')
    const AttributeName = 'phone_number'
    const { error } = await server.ask('GetUserAttributeVerificationCode', { AccessToken, AttributeName })
    expect(error).toBe('InvalidParameterException')
  })
})

describe('ChangePassword', () => {
  const change = (AccessToken: string, PreviousPassword: string, ProposedPassword: string, from?: string) =>
    server.ask('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword }, from)

  test('keeps this device signed in and no other', async () => {
    const here = await people.somebody()
    const there = await people.signIn(here.email)
    expect((await change(here.AccessToken, PASSWORD, NEW_PASSWORD)).body).toEqual({})
    expect((await people.whoAmI(here.AccessToken)).error).toBeNull()
    expect((await people.whoAmI(there.AccessToken)).error).toBe('NotAuthorizedException')
    expect((await people.tryPassword(here.email, PASSWORD)).error).toBe('NotAuthorizedException')
    expect((await people.tryPassword(here.email, NEW_PASSWORD)).error).toBeNull()
  })

  test('has no effect if the password is reset in between', async () => {
    const thief = await people.somebody()
    const { hash } = server.pool.passwords
    onTestFinished(() => {
      server.pool.passwords.hash = hash
    })
    // The moment between checking the old password and setting the new one.
    server.pool.passwords.hash = async (password) => {
      server.pool.passwords.hash = hash
      await server.ask('ForgotPassword', { ClientId, Username: thief.email })
      const ConfirmationCode = await people.codeFor(thief.email)
      const reset = { ClientId, Username: thief.email, ConfirmationCode, Password: NEW_PASSWORD }
      expect((await server.ask('ConfirmForgotPassword', reset)).error).toBeNull()
      return hash(password)
    }
    const change = { PreviousPassword: PASSWORD, ProposedPassword: 'what the thief would like' }
    const { error } = await server.ask('ChangePassword', { AccessToken: thief.AccessToken, ...change })
    expect(error).toBe('NotAuthorizedException')
    expect((await people.tryPassword(thief.email, NEW_PASSWORD)).error).toBeNull()
  })

  test('a wrong old one, tried too often, and a bad new one', async () => {
    const { AccessToken } = await people.somebody()
    expect((await change(AccessToken, PASSWORD, 'password1')).error).toBe('InvalidPasswordException')
    const from = someNetwork()
    for (let n = 0; n < 5; n++)
      expect((await change(AccessToken, 'wrong password', NEW_PASSWORD, from)).body.message).toBe(
        'Incorrect username or password.',
      )
    expect((await change(AccessToken, PASSWORD, NEW_PASSWORD, from)).body.message).toBe(
      'Password attempts exceeded',
    )
  })
})

describe('ForgotPassword', () => {
  const forgot = (Username: string, from?: string) =>
    server.ask('ForgotPassword', { ClientId, Username }, from)
  const confirm = (Username: string, ConfirmationCode: string, Password = NEW_PASSWORD) =>
    server.ask('ConfirmForgotPassword', { ClientId, Username, ConfirmationCode, Password })

  test('a new password by code, once, and every device is signed out', async () => {
    const { email, AccessToken, RefreshToken } = await people.somebody()
    expect((await forgot(email.toUpperCase())).body).toEqual({
      CodeDeliveryDetails: {
        AttributeName: 'email',
        DeliveryMedium: 'EMAIL',
        Destination: `${email[0]}***@e***`,
      },
    })
    const code = await people.codeFor(email)
    expect((await confirm(email, code)).body).toEqual({})
    expect((await people.whoAmI(AccessToken)).error).toBe('NotAuthorizedException')
    expect((await people.refresh(RefreshToken)).error).toBe('NotAuthorizedException')
    expect((await people.tryPassword(email, NEW_PASSWORD)).error).toBeNull()
    expect((await confirm(email, code, 'yet another one')).error).toBe('ExpiredCodeException')
    expect((await people.tryPassword(email, NEW_PASSWORD)).error).toBeNull()
  })

  test('the code of a sign-up does not reset a password', async () => {
    const email = await people.signedUp()
    expect((await confirm(email, await people.codeFor(email))).error).toBe('ExpiredCodeException')
  })

  test('a bad new password does not use up the code', async () => {
    const email = await people.confirmed()
    await forgot(email)
    const code = await people.codeFor(email)
    expect((await confirm(email, code, 'password1')).error).toBe('InvalidPasswordException')
    expect((await confirm(email, code)).error).toBeNull()
  })

  test('the code also proves the address: a stuck sign-up is completed', async () => {
    const email = await people.signedUp()
    await forgot(email)
    await confirm(email, await people.codeFor(email))
    expect((await people.tryPassword(email, NEW_PASSWORD)).error).toBeNull()
  })

  test('a disabled account gets no email', async () => {
    const { email, sub } = await people.somebody()
    await server.sql`update pool_users set is_enabled = false where id = ${sub}`
    const before = (await people.emails(email)).length
    expect((await forgot(email)).error).toBeNull()
    expect(await people.emails(email)).toHaveLength(before)
  })

  test('an unknown address: the same answers, the same work, and no email', async () => {
    const [member, stranger] = [await people.confirmed(), someEmail()]
    const seen = async (email: string) => {
      const before = server.work.hashes
      const from = someNetwork()
      const asked = [await forgot(email, from), await forgot(email, from)]
      const wrong = email === member && (await people.codeFor(email)) === '000000' ? '111111' : '000000'
      for (let n = 0; n < 6; n++) asked.push(await confirm(email, wrong))
      server.clock.forward(15 * 60)
      asked.push(await confirm(email, wrong))
      return [
        server.work.hashes - before,
        ...asked.map(({ status, error, body }) => [status, error, Object.keys(body), body.message]),
      ]
    }
    expect(await seen(stranger)).toEqual(await seen(member))
    expect(await people.emails(stranger)).toHaveLength(0)
  })

  test('an invalid address is refused as such', async () => {
    expect((await forgot('nobody')).error).toBe('InvalidParameterException')
    expect((await confirm('p\u0430rent@example.org', '123456')).error).toBe('InvalidParameterException')
  })
})
