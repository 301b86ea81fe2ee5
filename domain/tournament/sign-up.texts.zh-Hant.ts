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
  `${tournament}的報名已於${dayAndYear(until)}截止。如仍想參加，請與我們聯絡。`
export const signUpNotOpen = ({ tournament }: { tournament: string }) => `${tournament}目前不接受報名。`
export const playerCannotJoin = ({
  tournament,
  player,
  status,
}: {
  tournament: string
  player: string
  status: string
}) => `${player}的狀態是「${statusWord(status)}」，暫時不能參加${tournament}。請與我們聯絡，我們很樂意幫忙。`
export const bornOutsideAges = ({
  tournament,
  player,
  birthYear,
  from,
  to,
}: OutsideAges & { birthYear: number }) =>
  `${tournament}適合${ages(from, to)}，${player}是${birthYear}年出生的。請與我們聯絡，我們會找到合適的安排。`
export const playsOutsideAges = ({ tournament, player, age, from, to }: OutsideAges & { age: number }) =>
  `${tournament}適合${ages(from, to)}，${player}屬於U${age}。請與我們聯絡，我們會找到合適的安排。`
export const mostInTournament = ({ tournament, most }: { tournament: string; most: number }) =>
  `每個家庭最多可在這裡為${most}個孩子報名${tournament}。如需更多名額，請與我們聯絡。`
export const joinConsentsMissing = ({
  player,
  missing,
}: {
  player: string
  missing: readonly ConsentText[]
}) => `請閱讀並代表${player}同意：${listOf(missing.map(consentName), 'and')}。`
export const waiverNotSigned = ({ waiver }: { waiver: string }) => `請閱讀並簽署：${waiver}。`
export const waiverHasChanged = () => '您開啟這個頁面之後，這份文件的內容有改動。請閱讀新版，再簽一次。'
export const noPlaceOnOffer = () => '目前沒有名額可以給這個孩子。'
export const tournamentIsOver = ({ tournament }: { tournament: string }) => `${tournament}已經結束。`
