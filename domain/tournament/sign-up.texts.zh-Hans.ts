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
  `${tournament}的报名已于${dayAndYear(until)}截止。如果仍想参加，请与我们联系。`
export const signUpNotOpen = ({ tournament }: { tournament: string }) => `${tournament}目前不接受报名。`
export const playerCannotJoin = ({
  tournament,
  player,
  status,
}: {
  tournament: string
  player: string
  status: string
}) => `${player}的状态是“${statusWord(status)}”，暂时不能参加${tournament}。请与我们联系，我们很乐意帮忙。`
export const bornOutsideAges = ({
  tournament,
  player,
  birthYear,
  from,
  to,
}: OutsideAges & { birthYear: number }) =>
  `${tournament}面向${ages(from, to)}，${player}是${birthYear}年出生的。请与我们联系，我们会找到合适的安排。`
export const playsOutsideAges = ({ tournament, player, age, from, to }: OutsideAges & { age: number }) =>
  `${tournament}面向${ages(from, to)}，${player}属于U${age}。请与我们联系，我们会找到合适的安排。`
export const mostInTournament = ({ tournament, most }: { tournament: string; most: number }) =>
  `每个家庭最多可在这里为${most}个孩子报名${tournament}。如需更多名额，请与我们联系。`
export const joinConsentsMissing = ({
  player,
  missing,
}: {
  player: string
  missing: readonly ConsentText[]
}) => `请阅读并代表${player}同意：${listOf(missing.map(consentName), 'and')}。`
export const waiverNotSigned = ({ waiver }: { waiver: string }) => `请阅读并签署：${waiver}。`
export const waiverHasChanged = () => '您打开这个页面之后，这份文件的内容有改动。请阅读新版，再签一次。'
export const noPlaceOnOffer = () => '目前没有名额可以给这个孩子。'
export const tournamentIsOver = ({ tournament }: { tournament: string }) => `${tournament}已经结束。`
