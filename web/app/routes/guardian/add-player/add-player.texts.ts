export const title = 'Add a player'
export const description = 'Add a child to your family.'
export const addAnother = 'Add another player'
export const addFirst = 'Add your first player'
export const noAccountNeeded = 'Your child never needs an account or an email address. Registered on paper? '
export const useCode = 'Use the code from your confirmation'
export const end = '.'
export const added = (player: string) => `${player} has been added. Who’s next?`
export const yesShow = (player: string) => `Yes, show ${player}`
export const saving = 'Saving...'
export const saveAndGoOn = 'Save and continue'
export const saveAndChoose = 'Save and choose a program'
export const saveAndAdd = 'Save and add another'

export const myPlayers = 'My players'
export const myPlayersDescription = 'All your children who play with us.'
export const noPlayers = 'No players yet'
export const noPlayersLead =
  'A name and a birth date are enough to begin. It takes two minutes, and your child never needs an account.'
export const addPlayer = 'Add player'
