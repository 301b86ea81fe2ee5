export const birthYear = 'Birth year'
