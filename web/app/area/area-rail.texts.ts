export const more = 'More'
