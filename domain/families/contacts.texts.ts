export const addYourPhone = 'Please add your phone number, so a coach can reach you.'
export const nameAnAdult = 'Please name another adult we can call.'
export const addTheirPhone = 'Please add their phone number.'
