const listed = `
  !qaz2wsx 00000000 000000000 0000000000 0987654321 10101010 11111111 111111111 1111111111
  11223344 1122334455 112233445566 12121212 123123123 123321123 12341234 12344321 1234512345
  123454321 12345678 123456789 1234567890 12345678910 123456789a 123456789q 12345678a 123456aa
  123456abc 123456qwerty 12345qwert 1234qwer 123abc123 123qwe123 123qweasd 13131313 147258369
  147852369 159357456 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc
  1qaz@wsx 1qazxsw2 20202020 22222222 33333333 43214321 44444444 5201314520 55555555 66666666
  741852963 77777777 789456123 87654321 88888888 963852741 987654321 9876543210 99999999
  999999999 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5 aa123456 aaaaaaaa aaaaaaaaa abc12345
  abc123456 abc123abc abcabc123 abcd1234 abcd@1234 abcdefgh abcdefghi access123 access14
  admin123 admin1234 admin12345 admin@123 adminadmin administrator alejandro alexander
  alexander1 alexandra amanda123 america1 andrew123 android1 angel123 angels123 anthony1
  anthony123 apple123 arsenal1 arsenal123 asd123456 asdasdasd asdf1234 asdfasdf asdfghjk
  asdfghjkl ashley123 australia autumn123 autumn2025 azertyuiop babygirl babygirl1 babygirl123
  bailey123 banana12 banana123 barcelona barcelona1 baseball baseball1 baseball123 basketball
  basketball1 batman123 beautiful beautiful1 benjamin benjamin1 birthday birthday1 black123
  blahblah blue1234 brasil123 brother1 business business1 buster123 butterfly butterfly1
  california camaro123 canada123 caroline changeit changeme changeme1 changeme123 charlie1
  charlie123 cheese123 chelsea1 chelsea123 cherry123 chocolate chocolate1 christian christian1
  christina christmas christmas1 computer computer1 computer123 content123 contrasena
  cookie123 corvette creative creative1 creator1 creator123 creator1234 cupcake1 daddy123
  daniel123 december december1 default1 diamond1 dragon12 dragon123 dragonball dragonfly
  elizabeth elizabeth1 england1 estrella facebook facebook1 family123 familyfirst father123
  february fernando ferrari1 florida1 flower123 football football1 football12 football123
  forever1 forever21 fortnite fortnite1 france123 francisco freedom1 freedom123 friday123
  friends1 friends123 friendship gabriel1 gabriela garfield germany1 ginger123 godisgood
  golden123 goodbye1 goodluck google12 google123 gorgeous green123 guest123 guestguest
  halloween handsome harley123 heaven123 hello123 hello1234 hello12345 hellohello helloworld
  hockey123 honey123 hunter12 hunter123 ilovegod iloveu123 iloveyou iloveyou1 iloveyou123
  iloveyou2 influencer influencer1 instagram internet internet1 isabella january1 jennifer
  jennifer1 jessica1 jessica123 jesus123 jesuschrist jonathan jonathan1 jordan123 jordan23
  joshua123 juventus kawasaki killer12 killer123 letmein1 letmein12 letmein123 letmeinnow
  liverpool liverpool1 login123 loginlogin london123 lovelove lovely123 loveme123 loveyou1
  lucky123 lucky777 maggie123 manchester manutd123 marketing marketing1 master12 master123
  mastermaster matrix123 matthew1 matthew123 mercedes mercedes1 messi123 mexico123 michael1
  michael123 michelle michelle1 mickey123 microsoft minecraft minecraft1 minnie123 mommy123
  monday123 money123 moneymoney monster1 monster123 motdepasse mother123 mustang1 mustang123
  mypassword naruto123 newpassword newyork1 newyork123 nicholas nicole123 nokia123 nopassword
  nothing1 november november1 october1 oldpassword orange123 p@55w0rd p@ssw0rd p@ssw0rd1
  p@ssword pa$$w0rd pa$$word pa55w0rd pa55word pass1234 pass12345 passcode passpass passport
  passw0rd passw0rd1 passw0rd123 password password! password1 password1! password12
  password123 password1234 password2024 password2025 password2026 password@123 passwort
  peanut12 peanut123 pepper12 pepper123 permille permille1 permille123 pikachu1 pokemon1
  pokemon123 porsche1 pretty123 princess princess1 princess123 purple12 purple123 q123456789
  q1w2e3r4 q1w2e3r4t5 qazqazqaz qazwsx123 qazwsxedc qqqqqqqq qwe12345 qwe123456 qwe123qwe
  qweasd123 qweasdzxc qweqweqwe qwer1234 qwert12345 qwerty12 qwerty123 qwerty1234 qwerty@123
  qwertyui qwertyuiop qwertyuiop123 rainbow1 rainbow123 realmadrid robert123 roblox123
  rocky123 ronaldo123 ronaldo7 root1234 rootroot samantha samantha1 samsung1 saturday scooter1
  sebastian secret12 secret123 secretsecret september september1 shadow12 shadow123 silver123
  simba123 sister123 snoopy123 soccer12 soccer123 softball something spiderman spiderman1
  spring123 spring2025 spring2026 ssssssss starwars starwars1 stephanie success1 success123
  summer12 summer123 summer2024 summer2025 summer2026 sunshine sunshine1 sunshine123 superman
  superman1 superman123 sweetheart sweetie1 system32 temp1234 temppass test1234 test12345
  test@123 tester123 testing1 testing123 testtest texas123 thepassword thomas123 thursday
  tigger12 tigger123 tiktok123 toor1234 trustno1 tuesday1 unicorn1 unicorn123 valentina
  veronica victoria victoria1 welcome1 welcome12 welcome123 welcome2024 welcome2025
  welcome2026 welcome@123 whatever whatever1 william1 windows1 windows10 winnie123 winter12
  winter123 winter2024 winter2025 winter2026 woaini1314 woaini520 wwwwwwww xxxxxxxx yamaha123
  yellow123 yourpassword youtube1 youtube123 zaq12wsx zaq1zaq1 zxc123456 zxcvbnm, zxcvbnm1
  zxcvbnm123 zxczxczxc zzzzzzzz
`

/** What people choose and attackers try first, in lower case; shorter ones are refused anyway. */
export const commonPasswords: ReadonlySet<string> = new Set(listed.trim().split(/\s+/))
