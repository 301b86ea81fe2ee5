export const enterName = 'Please tell us your name.'
export const enterEmail = 'Please enter an email address, like name@example.org.'
export const chooseTopic = 'Please choose what it is about.'
export const enterMessage = 'Please write your message.'
export const tooLong = (most: number) => `This is too long: at most ${most} characters.`
