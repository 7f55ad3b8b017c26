import { InvalidFields } from '../../../kernel/errors';

/** The most frequent passwords of 8 or more characters, including those frequent in India. */
const commonPasswords = `
  00000000 0123456789 11111111 11223344 112233445566 123123123 12341234 12344321 123454321
  12345678 123456789 1234567890 147258369 159753159 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc
  22222222 87654321 88888888 987654321 9876543210 99999999 a1b2c3d4 aa123456 aaaaaaaa abc12345
  abc@1234 abcd1234 abcd@1234 abcdefgh admin123 admin1234 admin@123 administrator airtel123
  amit1234 ankit123 asdf1234 asdfghjk asdfghjkl bangalore baseball batman123 bharat123
  bharat@123 bharatmata bollywood changeme changeme123 chennai123 computer cricket123 deepak123
  delhi123 dhoni007 dragon123 football ganesh123 ganesha123 ganpatibappa haat1234 haat@123
  hanuman123 harekrishna hindustan hyderabad iloveyou iloveyou1 iloveyou123 india123 india1234
  india@123 india@1234 internet jaihind123 jaihind@123 jaimatadi jaishreeram jaishriram kohli123
  kolkata123 krishna123 krishna@123 lakshmi123 letmein1 letmein123 login123 lovelove maapapa123
  mahadev123 master123 monkey123 msdhoni07 mumbai123 mummypapa mylove123 namaste123 namaste@123
  omnamahshivay omsairam omsairam123 p@ssw0rd p@ssword pass1234 pass@123 pass@1234 passw0rd
  password password1 password12 password123 password@1 password@12 password@123 pooja123
  princess priya123 q1w2e3r4 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop
  radhekrishna radheradhe rahul123 rahul@123 ramram123 rohit123 sachin10 sachin123 saibaba123
  sairam123 sairam@123 salman123 sanjay123 shahrukh shivshakti sunshine superman sweetheart
  tendulkar test1234 test@123 trustno1 user1234 vandemataram viratkohli waheguru welcome1
  welcome123 welcome@1 welcome@123 whatever zxcvbnm1 zxcvbnm123
`
  .trim()
  .split(/\s+/);

const common = new Set(commonPasswords);

/**
 * Refuses a common password, ignoring case.
 * @throws {InvalidFields} password_common
 */
export function refuseCommonPassword(password: string, field: string): void {
  if (common.has(password.toLowerCase())) throw new InvalidFields({ [field]: 'password_common' });
}
