export const malformed = 'Please enter a phone number, like 604-555-0100.'
