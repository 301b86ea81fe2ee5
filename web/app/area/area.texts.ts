export const more = 'More'
export const skipMenu = 'Skip the menu'
export const offline = 'You are offline. What you fill in is kept here.'
