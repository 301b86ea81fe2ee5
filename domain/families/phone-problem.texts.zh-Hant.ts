export const malformed = '請填寫電話號碼，例如604-555-0100。'
