/** What an email to a group says where a field is empty for a family (N-4). */

export const firstName = 'there'
export const lastName = 'family'
export const children = 'your player'
export const program = 'our program'
export const amountDue = '$0.00'
export const reference = 'your child’s name'
export const kit = 'your order'
export const team = 'our team'
