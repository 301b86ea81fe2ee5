export const registerNow = 'Register Now'

export const friendly = 'friendly'
export const festival = 'festival'
export const clubGame = 'club game'
export const matchKind = (groups: string, kind: string) => `${groups}, ${kind}`
export const against = ' v '
export const played = 'Played'
export const comma = ', '

export const coachFacts = (ages: string, languages: string) => `Ages ${ages}. Speaks ${languages}.`
export const coachAges = (ages: string) => ages
export const spoken = (language: string) => language

export const training = 'training'
export const addToCalendar = (what: string) => `Add ${what} to my calendar`
export const download = 'Download (.ics)'

export const videoLost = 'This video didn’t load.'
export const videosElsewhere = 'See our videos elsewhere'
