/** The texts around every page. */

export const skip = 'Skip to the content'
export const menu = 'Menu'
export const mainMenu = 'Main'
export const home = 'Home'
export const parent = 'Parent'
export const login = 'Login'
export const register = 'Register'
export const call = (phone: string) => `Call ${phone}`

export const about = 'About'
export const programs = 'Programs'
export const teams = 'Teams'
export const events = 'Events'
export const news = 'News'
export const store = 'Store'
export const contact = 'Contact'

export const language = 'Language'

export const founded = (year: number) => `Founded ${year} · Vancouver & Richmond, BC`
export const usefulLinks = 'Useful links'
export const registrationForm = 'Registration form'
export const lessonPlans = 'Lesson plans'
export const videos = 'Videos'
export const tournaments = 'Tournaments'
export const funDay = 'Fun day'
export const lunarNewYear = 'Lunar New Year'
export const teamSchedule = 'Team schedule'
export const safeSport = 'Safe sport'
export const rules = 'Rules and disclaimer'
export const privacy = 'Privacy'
export const clubVideos = 'Club videos'
export const clubPhotos = 'Club photos'
export const clubPictures = 'Club videos and photos'

export const colours = 'Colours'
export const asDevice = 'Match device'
export const light = 'Light'
export const dark = 'Dark'

export const trainingOn = 'Training is on'
export const trainingDelayed = 'Training is delayed'
export const trainingMoved = 'Training has moved'
export const trainingCancelled = 'Training is cancelled'

export const loadingPage = 'Loading page...'
export const lostScripts =
  'Part of this page didn’t load: you can read it, but its buttons and forms don’t work yet.'
export const loadAgain = 'Reload the page'

export const notFoundTitle = 'Offside! We can’t find that page'
export const notFound = 'The address may be old or mistyped.'
export const goHome = 'Go Home'
export const didNotLoadTitle = 'This page didn’t load'
export const didNotLoad = 'The connection may be weak, or the site was just updated.'
export const tryAgain = 'Try Again'
export const wentWrongTitle = 'Something went wrong'
export const wentWrong = "We're sorry, but something unexpected happened. Please try refreshing the page."
export const refresh = 'Refresh Page'

export const pageTitle = (title: string, club: string) => `${title} · ${club} youth soccer`
export const keywords = 'youth soccer, kids soccer, Richmond BC, Vancouver, soccer training, ages 3 to 15'
export const noPageTitle = 'Off the pitch'
export const noPage = 'This page couldn’t be shown.'
export const notFoundPage = 'Not found'
export const notFoundPageText = 'We can’t find this page.'
