export const more = '更多'
