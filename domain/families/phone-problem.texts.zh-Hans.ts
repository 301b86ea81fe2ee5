export const malformed = '请填写电话号码，例如604-555-0100。'
