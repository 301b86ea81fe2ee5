export const title = 'A code from the club'
export const description = 'Add a paper registration to your account.'
export const lead =
  'Got a code from us, on paper or by email? Enter it here to add everything to your account.'
export const onlyFamily = 'Only the family can do this.'
export const inAccount = (children: string, count: number) =>
  `${children} ${count === 1 ? 'is' : 'are'} now in your account.`
export const code = 'Code'
export const codeHint = '12 letters and digits, such as ABCD-EFGH-2345.'
export const typeCode = 'Please type the code from your confirmation.'
export const birthDate = 'Birth date of one of your children'
export const enterBirthDate = 'Please enter the birth date.'
export const oneMoment = 'One moment...'
export const add = 'Add to my account'
