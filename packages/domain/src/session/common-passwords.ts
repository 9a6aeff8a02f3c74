// Passwords that attackers try first (security.md); compared in lower case, so each covers every capitalisation.
const words = `
123456 1234567 12345678 123456789 1234567890 12345678910 123123 123123123 123321 1234321 654321 7654321 87654321
987654321 0987654321 0123456789 123654 147258 147258369 159753 159357 111111 1111111 11111111 1111111111 222222
333333 444444 555555 666666 777777 7777777 888888 88888888 999999 000000 00000000 121212 112233 11223344 102030
101010 131313 232323 696969 789456 789456123 741852963 963852741 abc123 abc12345 abc123456 abcd123 abcd1234
abcd12345 abcdef abcdef1 abcdefg abcdefg1 abcdefgh a12345 a123456 a1234567 a12345678 a123456789 aa123456 aa12345678
aaa111 aaaaaa aaaaaa1 aaaaaaaa asdfgh asdf1234 asdfghjk asdfghjkl asdfasdf asd123 asd12345 zxcvbn zxcvbnm zxcvbnm1
zxc12345 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu qwertyui qwertyuiop qwert123
qwer1234 qweasd qweasdzxc qweasd123 qwe123 qwe12345 qazwsx qazwsx1 qazwsx123 qazwsxedc 1q2w3e 1q2w3e4r 1q2w3e4r5t
1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3 q1w2e3r4 q1w2e3r4t5 q123456 zaq12wsx zaq1zaq1 password password! password0
password1 password1! password12 password123 password1234 password12345 password2 password01 password2024 password2025
password2026 passw0rd passw0rd1 p@ssw0rd p@ssw0rd1 p@ssword p@ssword1 pass123 pass1234 pass12345 passpass passwort
contrasena motdepasse admin1 admin12 admin123 admin1234 admin12345 admin123456 admin@123 administrator administrator1
root123 toor123 user123 user1234 test123 test1234 test12345 testtest testing123 temp123 temp1234 guest123 guest1234
login123 welcome welcome1 welcome12 welcome123 welcome1234 welcome@123 changeme changeme1 changeme123 default1
default123 secret secret1 secret123 master master1 master123 letmein letmein1 letmein123 iloveyou iloveyou1
iloveyou123 ilove123 monkey monkey1 monkey123 dragon dragon1 dragon123 football football1 baseball baseball1
basketball soccer soccer1 hockey liverpool liverpool1 chelsea chelsea1 arsenal arsenal1 barcelona realmadrid superman
superman1 batman batman1 batman123 spiderman pokemon pokemon1 starwars starwars1 naruto naruto1 princess princess1
princess123 sunshine sunshine1 shadow shadow1 michael michael1 jordan jordan1 jordan23 jessica jennifer ashley daniel
daniel1 charlie charlie1 andrew thomas hunter hunter1 hunter2 killer killer1 ginger summer summer1 summer123
summer2025 summer2026 winter winter1 winter123 spring123 flower flower1 freedom freedom1 trustno1 whatever computer
computer1 internet internet1 samsung samsung1 samsung123 google google1 google123 facebook facebook1 cookie cookie1
cheese banana banana1 orange orange1 purple purple1 silver silver1 matrix matrix1 mustang mustang1 ferrari ferrari1
corvette harley yankees lovely loveme loveme1 loveyou loveyou1 babygirl babygirl1 angel123 angel1 hello123 hello1234
helloworld hello1 lao123 lao1234 laos123 laos1234 laos2025 laos2026 vientiane vientiane1 vientiane123 sabaidee
sabaidee1 sabaidee123 company1 company123 employee employee1 employee123 manager1 manager123 office123 office1234
`

export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
