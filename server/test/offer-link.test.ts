import { describe, expect, test } from 'vitest'
import { offerToken } from '../src/registrations/offer-token.ts'
import { exportAddress } from '../src/rest/export-address.ts'
import { getRow } from './calls.ts'
import { clubAt } from './club-at.ts'
import { givenFall, givenMum, REGISTRATION, register } from './fall.ts'
import type { Row } from './given.ts'
import { asked, emailsTo, moveTo, registerPlayers, stateOf } from './registering.ts'

const START = Date.parse('2025-09-01T17:00:00Z')

const at = clubAt(START)

const linkIn = (text: string | undefined) => /http\S+\/offers\/\S+/.exec(text ?? '')?.[0] as string

/** A family with an offer, and the link of its email. */
async function givenOffer(firstName = 'Maya') {
  const { once } = await givenFall(at.desk, { capacity: 1 })
  const [holder, family] = [await givenMum(at.desk), await givenMum(at.desk)]
  const held = await register(holder.mum, await holder.child('Holder'), once)
  const { it } = await register(family.mum, await family.child(firstName), once)
  await moveTo(holder.mum, held.it.id, 'CANCELLED')
  const link = linkIn((await emailsTo(at.server, family.user.email)).at(-1)?.text)
  return { ...family, once, id: it.id as string, link }
}

const look = async (link: string) => {
  const answer = await fetch(link)
  return { status: answer.status, headers: answer.headers, html: await answer.text() }
}

const choose = (link: string, answer: string) =>
  fetch(link, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' })

describe('the link in an offer’s email', () => {
  test('is not in the desk’s exports: with it somebody could answer as the family', async () => {
    const { user } = await givenOffer()
    const email = user.email as string
    const asked = { email, requestedBy: 'desk@example.org', now: at.now }
    const { emails } = await at.server.sql.begin((tx) => exportAddress(tx, asked))
    const texts = emails.map(({ text }) => text ?? '')
    expect(texts.filter((text) => /\/offers\/\S/.test(text)).length).toBeGreaterThan(0)
    for (const link of texts.map(linkIn).filter(Boolean)) expect((await look(link)).status).toBe(404)
  })

  test('shows the offer and three buttons, and opening it changes nothing', async () => {
    const { link, id, mum } = await givenOffer('<Maya>')
    const before = await stateOf(mum, id)
    const { status, headers, html } = await look(link)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).toContain('<h1>A place for &lt;Maya&gt;</h1>')
    expect(html).toContain('Held for you until Wed, Sep 3 at 10:00 AM.')
    expect([...html.matchAll(/<button name="answer" value="(\w+)">/g)].map(([, value]) => value)).toEqual([
      'ACCEPT',
      'DECLINE',
      'LEAVE',
    ])
    expect(await stateOf(mum, id)).toEqual(before)
  })

  test.each([
    ['ACCEPT', 'APPROVED', 'Maya has the place'],
    ['DECLINE', 'WAITLISTED', 'The place has gone to the next family'],
    ['LEAVE', 'CANCELLED', 'Maya has left the waiting list'],
  ])('%s: the registration is %s, and the page says so; twice is once', async (answer, status, title) => {
    const { link, id, mum } = await givenOffer()
    const first = await choose(link, answer)
    expect([first.status, first.headers.get('location')]).toEqual([303, new URL(link).pathname])
    const after = await stateOf(mum, id)
    expect(after.status).toBe(status)
    expect((await look(link)).html).toContain(`<h1>${title}</h1>`)
    expect((await choose(link, answer)).status).toBe(303)
    expect(await stateOf(mum, id)).toEqual(after)
  })

  test('the audit records it in the name of the family', async () => {
    const { link, id, user } = await givenOffer()
    await choose(link, 'ACCEPT')
    const entries = await at.server.sql`
      select actor_role from audit_entries
      where row_id = ${id} and action = 'UPDATE' and actor_email = ${user.email as string}`
    expect(new Set(entries.map((entry) => entry.actor_role))).toEqual(new Set(['PARENT']))
  })

  test('an invalid answer changes nothing', async () => {
    const { link, id, mum } = await givenOffer()
    const before = await stateOf(mum, id)
    for (const answer of ['', 'accept', 'DELETE']) expect((await choose(link, answer)).status).toBe(303)
    expect((await fetch(link, { method: 'POST', redirect: 'manual' })).status).toBe(303)
    expect(await stateOf(mum, id)).toEqual(before)
  })

  test('expires with the offer', async () => {
    const { link, id } = await givenOffer()
    at.now = new Date(START + 48 * 3_600_000)
    for (const answer of [await look(link), await choose(link, 'ACCEPT')]) expect(answer.status).toBe(410)
    expect((await look(link)).html).toContain('This link has expired')
    expect((await stateOf(at.desk, id)).status).toBe('WAITLISTED')
  })

  test('cannot be forged', async () => {
    const { link, id, user } = await givenOffer()
    const [head, , signature] = link.split('.').slice(-3)
    const { offers: other } = {
      offers: await offerToken(
        { page: String, offerSecret: 'x'.repeat(43), unsubscribeSecret: '' },
        { registrationId: id, guardianId: user.id },
        new Date(START + 1e6),
      ),
    }
    const forged = [other, `${link.slice(0, -2)}AA`.split('/offers/')[1], 'nothing', `${head}..${signature}`]
    for (const token of forged) {
      const { status, html } = await look(`${at.server.url}/offers/${token}`)
      expect([token, status]).toEqual([token, 404])
      expect(html).toContain('This link is incomplete')
      expect((await choose(`${at.server.url}/offers/${token}`, 'ACCEPT')).status).toBe(404)
    }
  })

  test('after another family has taken the place, one can only leave the waiting list', async () => {
    const { link, id, mum } = await givenOffer()
    await choose(link, 'DECLINE')
    const { html } = await look(link)
    expect([...html.matchAll(/value="(\w+)"/g)].map(([, value]) => value)).toEqual(['LEAVE'])
    await choose(link, 'ACCEPT')
    expect((await stateOf(mum, id)).status).toBe('WAITLISTED')
  })

  test.each([
    ['ACCEPT', 'APPROVED'],
    ['LEAVE', 'CANCELLED'],
  ])('W-6: %s counts for all who wait together', async (answer, status) => {
    const { once } = await givenFall(at.desk, { capacity: 2 })
    const { mum, child, user } = await givenMum(at.desk)
    const [holder, other] = [await givenMum(at.desk), await givenMum(at.desk)]
    const held = [
      await register(holder.mum, await holder.child('One'), once),
      await register(other.mum, await other.child('Two'), once),
    ]
    const { it } = await registerPlayers(
      mum,
      [asked(await child('Maya'), once), asked(await child('Leo'), once)],
      {
        allOrNone: true,
      },
    )
    for (const one of held) await moveTo(at.desk, one.it.id, 'CANCELLED')
    const link = linkIn((await emailsTo(at.server, user.email)).at(-1)?.text)
    const { html } = await look(link)
    expect(html).toContain('<h1>Places for Maya and Leo</h1>')
    await choose(link, answer)
    expect(await Promise.all(it.items.map(async ({ id }: Row) => (await stateOf(mum, id)).status))).toEqual([
      status,
      status,
    ])
  })
})

describe('Y-14: for a family that reads Chinese', () => {
  const chinese = async (language: string) => {
    const given = await givenOffer('小美')
    await at.server.sql`update users set language = ${language} where id = ${given.user.id}`
    return { ...given, link: given.link.replace('/offers/', `/${language}/offers/`) }
  }

  test.each([
    ['zh-Hans', '小美有名额了', '接受名额', '小美拿到名额了'],
    ['zh-Hant', '小美有名額了', '接受名額', '小美拿到名額了'],
  ])('the page at the address of %s, and the answer to it', async (language, title, accept, done) => {
    const { link } = await chinese(language)
    const { status, html } = await look(link)
    expect(status).toBe(200)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<h1>${title}</h1>`)
    expect(html).toContain('：<span lang="en">Fall training</span>，$')
    expect(html).toContain(`<button name="answer" value="ACCEPT">${accept}</button>`)
    expect(html).toContain(`href="/${language}/guardian/registrations"`)
    expect(html).toContain(`href="${new URL(link).pathname.slice(language.length + 1)}" lang="en"`)
    const answer = await choose(link, 'ACCEPT')
    expect(answer.headers.get('location')).toBe(new URL(link).pathname)
    expect((await look(link)).html).toContain(`<h1>${done}</h1>`)
  })

  test('says what a guardian has to do first, and the email leads there', async () => {
    const { link, user, mum, id } = await chinese('zh-Hant')
    await at.server.sql`update players set status = 'INACTIVE' where user_players_id = ${user.id}`
    const answer = await choose(link, 'ACCEPT')
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('小美目前是「暫時休息」狀態，還不能參加課程。')
    await at.server.sql`update players set status = 'ACTIVE' where user_players_id = ${user.id}`
    await choose(link, 'LEAVE')
    expect((await stateOf(mum, id)).status).toBe('CANCELLED')
    const other = await look(`${at.server.url}/zh-Hans/offers/nothing`)
    expect([other.status, other.html.includes('这个链接不完整')]).toEqual([404, true])
  })

  test('the email of an offer leads to the page in its language', async () => {
    const { once } = await givenFall(at.desk, { capacity: 1 })
    const [holder, family] = [await givenMum(at.desk), await givenMum(at.desk)]
    await at.server.sql`update users set language = 'zh-Hans' where id = ${family.user.id}`
    const held = await register(holder.mum, await holder.child('Holder'), once)
    await register(family.mum, await family.child('小美'), once)
    await moveTo(holder.mum, held.it.id, 'CANCELLED')
    const [waiting, offer] = (await emailsTo(at.server, family.user.email)).slice(-2)
    for (const email of [waiting, offer])
      expect(new URL(linkIn(email?.text)).pathname).toMatch(/^\/zh-Hans\/offers\//)
  })
})

describe('the link of an email about the waiting list', () => {
  async function givenWaiting() {
    const { once } = await givenFall(at.desk, { capacity: 1 })
    const [holder, family] = [await givenMum(at.desk), await givenMum(at.desk)]
    const held = await register(holder.mum, await holder.child('Holder'), once)
    const { it } = await register(family.mum, await family.child('Maya'), once)
    const link = linkIn((await emailsTo(at.server, family.user.email)).at(-1)?.text)
    return { ...family, holder, heldId: held.it.id as string, id: it.id as string, link }
  }

  test('W-6: shows the place in line, and one tap leaves it; a repeat changes nothing', async () => {
    const { link, id, mum } = await givenWaiting()
    const { status, html } = await look(link)
    expect([status, [...html.matchAll(/value="(\w+)"/g)].map(([, value]) => value)]).toEqual([200, ['LEAVE']])
    expect(html).toContain('Maya is number 1 on the waiting list for Fall training.')
    for (let n = 0; n < 2; n += 1) expect((await choose(link, 'LEAVE')).status).toBe(303)
    expect((await stateOf(mum, id)).status).toBe('CANCELLED')
    // And back again, by the same link (W-10).
    const left = await look(link)
    expect(left.html).toContain('value="RETURN"')
    for (let n = 0; n < 2; n += 1) expect((await choose(link, 'RETURN')).status).toBe(303)
    expect(await stateOf(mum, id)).toMatchObject({ status: 'WAITLISTED', waitlistPosition: 1 })
  })

  test('neither accepts an offer, nor gives up a place', async () => {
    const { link, id, mum, holder, heldId } = await givenWaiting()
    await moveTo(holder.mum, heldId, 'CANCELLED')
    expect((await look(link)).html).toContain('please use the button in our latest email')
    await choose(link, 'ACCEPT')
    expect((await stateOf(mum, id)).status).toBe('WAITLISTED')
    await moveTo(mum, id, 'APPROVED')
    await choose(link, 'LEAVE')
    expect((await stateOf(mum, id)).status).toBe('APPROVED')
  })

  test('after an expired offer, its email leads there, too', async () => {
    const { user, id, mum, holder, heldId } = await givenWaiting()
    await moveTo(holder.mum, heldId, 'CANCELLED')
    at.now = new Date(START + 48 * 3_600_000)
    // The next registration puts the line in order.
    const other = await givenMum(at.desk)
    const { it } = await getRow(at.desk, REGISTRATION, id, 'programFee { id }')
    await register(other.mum, await other.child('Zoe'), it.programFee as Row)
    const message = (await emailsTo(at.server, user.email)).find(({ subject }) =>
      subject.includes('has expired'),
    )
    expect((await choose(linkIn(message?.text), 'LEAVE')).status).toBe(303)
    expect((await stateOf(mum, id)).status).toBe('CANCELLED')
  })
})
