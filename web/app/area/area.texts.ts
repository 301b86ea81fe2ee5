export const more = 'More'
export const skipMenu = 'Skip the menu'
export const offline = 'You’re offline. What you fill in is kept here.'
