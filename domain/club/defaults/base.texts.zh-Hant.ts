export const weather = '風雨不改，除非不安全。'
export const etransfer = '請用Interac e-Transfer電子轉賬，並在留言中寫上我們給您的付款編號。'
export const cash = '或者在訓練前把現金放入寫有孩子姓名的信封，帶到球會服務枱。'

export const floodlit = '整節訓練課球場都有燈光。'
export const notFloodlit = '球場沒有燈光：我們會提前發電郵告訴您訓練的時間和地點。'
export const lightsUnknown = '我們會提前發電郵告訴您照明的安排；想現在就知道的話，請聯絡我們。'
