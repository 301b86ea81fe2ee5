interface TooYoung {
  player: string
  from: number
  year: number
}

export const firstNameMissing = () => 'Please tell us your player’s first name.'
export const lastNameMissing = () => 'Please tell us your player’s last name.'
export const noSuchDay = () => 'That isn’t a real date. Please write it like 2017-05-31.'
export const dayToCome = () => 'That birth date is in the future. Please check the year.'
export const tooYoung = ({ player, from, year }: TooYoung) =>
  `Players join us in the year they turn ${from}. We’d love to meet ${player} in ${year}.`
export const tooOld = ({ to }: { to: number }) =>
  `Our programs are for players up to ${to}. Please ask us: we’ll gladly help you find a team.`
export const alreadyInFamily = ({ player }: { player: string }) =>
  `Is this ${player}? A player with this name and birth date is already in your family.`
export const birthDateIsSettled = ({ player }: { player: string }) =>
  `${player}’s place was approved for this birth date. Please ask us to change it.`
export const stillRegistered = ({ player }: { player: string }) =>
  `${player} still has an open registration. Cancel or withdraw it first.`
