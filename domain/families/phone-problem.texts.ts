export const malformed = 'Please write a phone number such as 604-555-0100.'
