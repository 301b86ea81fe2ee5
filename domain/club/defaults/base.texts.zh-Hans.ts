export const weather = '风雨无阻，除非不安全。'
export const etransfer = '请用Interac e-Transfer电子转账，并在留言里写上我们给您的付款编号。'
export const cash = '或者在训练前把现金装进写有孩子姓名的信封，带到俱乐部服务台。'

export const floodlit = '整节训练课球场都有灯光。'
export const notFloodlit = '球场没有灯光：我们会提前发电子邮件告诉您训练的时间和地点。'
export const lightsUnknown = '我们会提前发电子邮件告诉您照明的安排；想现在就知道的话，请联系我们。'
