export const birthYear = '出生年份'
