import { consentName } from '../registrations/consent-names.texts.ts'
import type { ConsentText } from '../registrations/consents.ts'
import { dayAndYear, listOf, statusWord } from '../words.ts'
import { ages } from './plan/names.texts.ts'

interface OutsideAges {
  tournament: string
  player: string
  from: number
  to: number
}

export const signUpClosed = ({ tournament, until }: { tournament: string; until: string }) =>
  `Sign-up for ${tournament} closed on ${dayAndYear(until)}. Please ask us if you’d still like to come.`
export const signUpNotOpen = ({ tournament }: { tournament: string }) =>
  `${tournament} isn’t open for sign-up right now.`
export const playerCannotJoin = ({
  tournament,
  player,
  status,
}: {
  tournament: string
  player: string
  status: string
}) =>
  `${player} is ${statusWord(status)} and can’t join ${tournament} yet. Please ask us, we’re happy to help.`
export const bornOutsideAges = ({
  tournament,
  player,
  birthYear,
  from,
  to,
}: OutsideAges & { birthYear: number }) =>
  `${tournament} is for ${ages(from, to)}, and ${player} was born in ${birthYear}. Ask us and we’ll find something that fits.`
export const playsOutsideAges = ({ tournament, player, age, from, to }: OutsideAges & { age: number }) =>
  `${tournament} is for ${ages(from, to)}, and ${player} plays in U${age}. Ask us and we’ll find something that fits.`
export const mostInTournament = ({ tournament, most }: { tournament: string; most: number }) =>
  `You can sign up at most ${most} children for ${tournament} here. Please ask us about more.`
export const joinConsentsMissing = ({
  player,
  missing,
}: {
  player: string
  missing: readonly ConsentText[]
}) => `Please read and agree for ${player}: ${listOf(missing.map(consentName), 'and')}.`
export const waiverNotSigned = ({ waiver }: { waiver: string }) => `Please read and sign: ${waiver}.`
export const waiverHasChanged = () =>
  'This form has changed since you opened the page. Please read the new version and sign again.'
export const noPlaceOnOffer = () => 'There’s no place on offer for this child right now.'
export const tournamentIsOver = ({ tournament }: { tournament: string }) => `${tournament} is over.`
