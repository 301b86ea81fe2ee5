import { randomUUID } from 'node:crypto'
import { defaultConsents } from '@touchline/domain/club/defaults/consent-texts.ts'
import { CONSENTS } from '../../agree.ts'
import { parent } from '../../amplify-client.ts'
import { askFor } from '../../calls.ts'
import { givenFall, givenMum, register } from '../../fall.ts'
import { moveTo } from '../../registering.ts'
import { join, TERMS, tournamentId } from '../../tournament/signing-up.ts'
import type { Club } from '../club.ts'
import { fallOf, givenPlace, mutation, type Writes } from './write.ts'

/** A family whose child has been offered the only place. */
async function givenOffer(club: Club) {
  const { once } = await givenFall(club.desk, { capacity: 1 })
  const places = []
  for (const name of ['Holder', 'Maya']) {
    const family = await givenMum(club.desk)
    const { it } = await register(family.mum, await family.child(name), once)
    places.push({ ...family, id: it.id as string })
  }
  const [holder, next] = places as [(typeof places)[0], (typeof places)[0]]
  await moveTo(holder.mum, holder.id, 'CANCELLED')
  return next
}

/** A tournament open to sign-ups, and a family that has not joined. */
async function givenOpenCup(club: Club) {
  const slug = `cup-${randomUUID().slice(0, 8)}`
  await club.call('post', '/tournaments', { slug, name: 'Cup', date: '2026-02-21', kind: 'OTHER' })
  await club.call('put', `/tournaments/${slug}/sign-up`, TERMS)
  const { user, child } = await givenMum(club.desk)
  const player = await child('Leo')
  return { id: await tournamentId(club.server, slug), mum: await parent(String(user.email)), player }
}

const MONTHS = ['2025-10', '2025-11', '2025-12']

/** What families send from their pages. */
export const familyWrites: Writes = {
  async createConsent(club) {
    const { mum, maya, userId } = await givenPlace(club)
    const textVersion = defaultConsents.PHOTOS.version
    return mutation(mum, 'createConsent', {
      ...{ userId, playerId: maya.id, text: 'PHOTOS', textVersion, agreed: true },
    })
  },
  async registerPlayers(club) {
    const { once } = await fallOf(club)
    const { mum, child } = await givenMum(club.desk)
    const registrations = []
    for (const name of ['Maya', 'Leo'])
      registrations.push({
        id: randomUUID(),
        playerRegistrationsId: (await child(name)).id,
        programFeeRegistrationsId: once.id,
        days: ['SAT'],
      })
    return mutation(mum, 'registerPlayers', { registrations, consents: CONSENTS })
  },
  async answerOffer(club) {
    const { mum, id } = await givenOffer(club)
    return mutation(mum, 'answerOffer', { id, answer: 'ACCEPT' })
  },
  async addSecondDay(club) {
    const { mum, id } = await givenPlace(club, 'ACTIVE')
    return mutation(mum, 'addSecondDay', { id: randomUUID(), registrationId: id, day: 'SUN' })
  },
  async changeMonths(club) {
    const { mum, id } = await givenPlace(club)
    const query = 'mutation L($input: ChangeMonthsInput!) { it: changeMonths(input: $input) { working } }'
    const look = await askFor(mum, query, { input: { registrationId: id, months: MONTHS } })
    const { version, priceCents } = JSON.parse(look.it.working)
    return mutation(mum, 'changeMonths', {
      registrationId: id,
      months: MONTHS,
      _version: version,
      priceCents,
    })
  },
  async orderKit(club) {
    const { mum, child } = await givenMum(club.desk)
    const order = { id: randomUUID(), itemType: 'SOCKS', size: 'S', quantity: 2 }
    return mutation(mum, 'orderKit', { orders: [{ ...order, playerKitOrdersId: (await child('Maya')).id }] })
  },
  async sayAbsent(club) {
    const { mum, maya, program } = await givenPlace(club, 'ACTIVE')
    const session = { playerId: maya.id, programId: program.id, day: '2025-10-04' }
    return mutation(mum, 'sayAbsent', { ...session, isAbsent: true })
  },
  async familyCalendar(club) {
    const { mum } = await givenPlace(club)
    return mutation(mum, 'familyCalendar', {})
  },
  async joinTournament(club) {
    const { id, mum, player } = await givenOpenCup(club)
    const players = [{ playerId: player.id }]
    return mutation(mum, 'joinTournament', { tournamentId: id, players, consents: CONSENTS })
  },
  async changeSignUp(club) {
    const { id, mum, player } = await givenOpenCup(club)
    const { it } = await join(mum, id, [player.id])
    return mutation(mum, 'changeSignUp', { id: it.items[0].id, change: 'LEAVE' })
  },
  async askForHelp(club) {
    const { mum, id } = await givenPlace(club, 'APPROVED')
    return mutation(mum, 'askForHelp', { registrationId: id, fund: 'KidSport', note: 'Applied in August' })
  },
}
