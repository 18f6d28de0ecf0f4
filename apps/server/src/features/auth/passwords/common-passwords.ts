import { PASSWORD_MIN_LENGTH } from '@pawmatch/contract/auth/credentials';

/**
 * Passwords that everybody tries first, in lower case: those that top every published
 * list of leaked passwords, and the words of those lists with the endings that people put to them.
 * Only what is long enough to be a password at all matters here.
 */

/** Each alone, and with every ending and year below. */
const words = `
  aaron abigail academy access account action adidas admin administrator adrian airborne alabama
  alaska albert alejandro alex alexander alexandra alexis alicia alison allison amanda amazing amber
  america american amsterdam anderson andrea andrew angel angela angelina angels anthony apollo
  apple april arizona arsenal arthur asdf asdfgh asdfghjkl ashley asshole athena atlanta august
  austin australia autumn awesome babygirl bailey ballet banana bandit barbara barcelona barney
  baseball basketball batman beagle bear beautiful beauty bella benjamin berlin bigdog billy biscuit
  bismillah blackcat blackie blessed blessing blink182 blondie blossom blowme bond007 booboo boomer
  boston bowling brandon brandy brasil brazil brenda brian britney brittany broncos brooke brooklyn
  brother brownie bubbles buddy buffalo bulldog bulldogs business buster butter butterfly camaro
  cameron camille canada candy captain caramel cardinal carlos carolina caroline casper cassie
  catherine celtic challenge champion chance changeme charles charlie charlotte chelsea cherry
  chester chicago chicken chihuahua china chloe chocolate chris christian christina christine
  christmas christopher cinnamon claire claudia coffee college colorado company compaq computer
  connor contact cookie cookies cooper corvette courtney cowboy cowboys cricket cristian cristina
  crystal cuddles cupcake cutie daddy daisy dakota dallas daniel daniela danielle darkness darling
  david death december default delicious demo denise dennis denver destiny detroit dexter diamond
  digital dirtbike doctor dodgers doggie dogs dolphin dolphins donald dragon dragonball dreamer
  dreams dublin eagles eclipse edward einstein elephant elizabeth elvis emily eminem emma england
  enter eric erica espana eternity everton family fantasy farmer fashion father february felicia
  felix fernando ferrari fishing florida flower flowers fluffy football forest forever france
  francis francisco frankie freddy freedom friday friend friends friendship frosty fuckme fuckoff
  fuckyou garden garfield gateway geheim gemini general genesis george georgia germany giants gibson
  giovanni gizmo gloria godzilla golden goldfish golfer goodluck google gordon grace grandma gregory
  griffin guest guinness guitar hahaha hallo hamilton hammer hannah happiness happy harley harrison
  harry harvard hawaii heather heaven hello helloworld helpme henry hercules hockey holiday holland
  homer honda honey horses hotdog hotmail hottie houston hunter ibrahim iceman iloveu iloveyou
  indian indiana infinity internet ireland isabel isabella isabelle island italia jackie jackson
  jaguar jamaica james january jasmine jason jasper jeffrey jennifer jeremiah jeremy jessica jessie
  jesus jesuschrist jonathan jordan jordan23 joseph joshua julian juliana juliet june junior jupiter
  justice justin katherine kathleen kawasaki kelly kenneth kevin killer kimberly kingdom kitten
  kittens kitty knight kristen kristina labrador ladybug lakers lasvegas lauren legend leonardo
  letmein liberty lifehack lillian lincoln linkedin linkinpark lisa little liverpool login logitech
  london lorenzo losangeles louise lovely loveme lover loveyou lucky lucky7 luis mackenzie madison
  maggie magic manager manchester mankind margaret maria marie marina mario marlboro marley marshall
  martin martina master masters matrix matthew maverick max maximus melanie melissa mercedes mercury
  merlin metallica mexico miami michael michaela michele michelle michigan mickey midnight miller
  millie mine minecraft miracle mitchell mohamed mohammed molly monday money monica monkey monster
  montana montreal moomoo morgan moscow mother mountain muffin murphy music mustang myspace naruto
  nascar natalia natalie natasha nathan nathaniel nelson network newlife newpass newpassword newyork
  nicholas nicola nicolas nicole ninja nintendo nirvana nissan nothing november october office
  ohmygod oliver olivia online orange orlando oscar pakistan panther panthers paradise paris parker
  passport passw0rd password patches patricia patrick paul pawmatch peaches peanut pebbles penelope
  penguin pepper peter petlover philip phoenix pickle picture piglet pikachu pirate pizza playboy
  player please pokemon police poohbear pookie popcorn porsche portugal power precious predator
  pretty prince princesa princess princeton private public pumpkin punkrock puppies puppy puppylove
  purple pussycat qazwsx qazwsxedc qwaszx qwer qwerty qwertyui qwertyuiop qwertz rabbit rachel
  raiders rainbow ranger rangers raymond rebecca redsox reggie renegade ricardo richard richmond
  robert roberto rocket rockstar rocky romance ronaldinho ronaldo root rosebud roxy royal runner
  russell russia sabrina sailor samantha sammy samsung samurai sanchez sandra santiago santos sarah
  saturday savannah scarface school scooby scorpio scorpion scotland scott scruffy seattle sebastian
  secret security senior september service shadow shalom shannon sharon shelby sheltie sherlock
  shopping shorty silver simone simple simpson simpsons skater skittles skywalker slayer slipknot
  smile smith smokey snickers snoopy snowball snowflake snowman soccer softball soldier soledad
  solomon someone sophia sophie spanish sparky spartan special spider spiderman spirit spitfire
  spongebob sports spring sprite stanley star stargate starlight starwars stella stephanie stephen
  steven stewart stranger strawberry student studio success sugar summer sunday sunflower sunny
  sunset sunshine super superman superstar support survivor susan suzuki sweden sweet sweetheart
  sweetie sweetpea sydney system tatiana taylor teacher techno temp temppass tennis teresa test
  tester testing testpass texas thailand thomas thunder thursday tiffany tiger tigers tigger
  tinkerbell tintin titanic tomorrow toronto tottenham toyota travel travis trinity tristan triumph
  trouble trustno trustno1 tuesday turtle tweety twilight unicorn united universe user vacation
  valentin valentina valerie vampire vanessa vanilla veronica victor victoria victory vincent violet
  viper virginia volcom volleyball voyager wallace walter warcraft warrior warriors washington water
  wednesday welcome welkom westside whatever whiskers whisky whitney wildcats william williams
  willow wilson windows winner winnie winston winter wisdom wizard wolverine wolves wonderful xavier
  yamaha yankees yellow youtube zachary zaq12wsx zeppelin zombie zxcvbn zxcvbnm
`;

/** What is put to a word so that it has a digit or a year. */
const endings = ['', '1', '12', '123', '1234', '12345', '01', '007', '69', '99'];
const years = ['2020', '2021', '2022', '2023', '2024', '2025', '2026'];

/** Walks over the keyboard and counts; each alone. */
const walks = `
  12345678 123456789 1234567890 12345678910 0123456789 01234567 012345678 123456789a 123456789q
  87654321 987654321 0987654321 9876543210 11111111 111111111 1111111111 00000000 000000000
  0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 888888888 99999999
  999999999 12341234 123123123 12312312 123321123 1234554321 12344321 1234512345 123454321 11223344
  1122334455 112233445566 10101010 12121212 121212121 13131313 21212121 23232323 69696969 01010101
  12345679 12345677 1234567a 12345678a 123456aa 123456ab 123456abc 123456qwe 123456as 123abc123
  1234qwer 12345qwert 12345qwe 123qweasd 123qwe123 123qweasdzxc 123qweas 12qwaszx 1a2b3c4d 1a2s3d4f
  1q1q1q1q 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qaz1qaz 1qazxsw2 1qaz@wsx
  1qaz!qaz 2wsx3edc 2wsxzaq1 3edc4rfv 4rfv5tgb 0p9o8i7u q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qwe123qwe
  qweasdzxc qweasd123 qweqweqwe qwer1234 qwert123 qwert1234 qwert12345 qwerty12 qwerty12345
  qwerty123456 qwertyui qwertyu1 qwertyqwerty qwertz123 qazwsx123 qazxsw21 qazqazqaz asdasdasd
  asdasd123 asdf1234 asdf12345 asdfasdf asdfasdfasdf asdfghjk asdfghjkl asdfghjkl1 asdfqwer
  asdqwe123 asd123asd aqswdefr azertyui azertyuiop azerty123 zxcvbnm1 zxcvbnm123 zxczxczxc zxcasdqwe
  zxcv1234 zxcvzxcv zaq1zaq1 zaq1xsw2 zaq12wsx zaq!2wsx a1b2c3d4 a1b2c3d4e5 a1s2d3f4 a123456789
  a12345678 a1234567 aa123456 aa12345678 aaaaaaaa aaaaaaaaa aaaaaaaaaa abc12345 abc123456 abc123abc
  abcabc123 abcd1234 abcd12345 abcd123456 abcde123 abcde12345 abcdef12 abcdef123 abcdefgh abcdefghi
  abcdefghij abcdefg1 abcdefg123 abc123def abc123xyz q123456789 q1234567 qq123456 w1234567 z1234567
  z123456789 zz123456 s1234567 m1234567 as123456 ab123456 ab12345678 xxxxxxxx xxxxxxxxxx zzzzzzzz
  ssssssss qqqqqqqq bbbbbbbb dddddddd mmmmmmmm wwwwwwww gggggggg hhhhhhhh kkkkkkkk llllllll jjjjjjjj
  147258369 147852369 159357456 159753456 159753159 741852963 789456123 7894561230 963852741
  321654987 456789123 852456789 147147147 159159159 258258258 369369369 753159456 951753852
  19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993 19941994
  19951995 20002000 20102010 20112011 20122012 20202020 14141414 15151515 16161616 17171717 18181818
  19191919 20012001 25252525 31313131 42424242 45454545 54545454 78787878 87878787 90909090 98989898
  !@#$%^&* !@#$%^&*( !qaz@wsx !qaz2wsx @wsx3edc #edc4rfv 1!2@3#4$ !1@2#3$4 qwe!@#123 qwer!@#$ 1234!@#$
`;

/** Sentences, pairs of words and spellings with signs; each alone. */
const phrases = `
  passw0rd passw0rd1 p@ssword p@ssword1 p@ssw0rd p@ssw0rd1 p@ssw0rd12 p@ssw0rd123 p@$$w0rd p@$$word
  pa$$word pa$$w0rd pa55word pa55w0rd pass1234 pass12345 pass123456 pass@123 pass@1234 pass@word1
  password@1 password@12 password@123 password.1 password#1 password$1 password0 password2 password3
  password4 password5 password6 password7 password8 password9 password10 password11 password13
  password21 password22 password23 password77 password88 password123456 password12345678
  password1234567 password321 password666 password777 password911 passwordpassword passwort1
  passwort123 passwordx mypassword mypassword1 mypass123 thepassword yourpassword ourpassword
  nopassword newpassword1 wordpass wordpass1 motdepasse contrasena contrasena1 contraseña
  contraseña1 passwort kennwort wachtwoord senha123 senha1234 parola123 parool123 salasana geheim123
  lozinka1 adgangskode admin@123 admin@1234 admin123456 admin12345678 admin888 admin666 admin000
  admin111 adminadmin adminpass admin1admin administrator@123 root1234 root@123 rootroot toor1234
  test@123 testtest test123456 test12345678 testuser testuser1 testing@123 demo1234 demodemo
  guest1234 guest@123 user1234 user12345 user@123 useruser welcome@1 welcome@12 welcome@123
  welcome#1 welcome0 welcome2 welcome3 welcome4 hello@123 changeme@123 change_me change-me letmein2
  letmeinn letmeinplease letmein22 opensesame open1234 openup123 secret@123 topsecret topsecret1
  default@123 master@123 access14 login@123 loginlogin temp1234 temp@123 qwerty@123 qwerty@1
  iloveyou2 iloveyou3 iloveyou4 iloveyou7 iloveyou22 iloveyouu iloveyou143 iloveyoubaby
  iloveyousomuch iloveme iloveme1 iloveme2 ilovehim ilovehim1 iloveher ilovegod ilovejesus ilovemom
  ilovemymom ilovemyself ilovemydog ilovemycat ilovecats ilovecats1 ilovedogs ilovedogs1 ilovepets
  ilovepuppies ilovekittens ilovemusic iloveboys ilovesex iluvyou1 ihateyou ihateyou1 imissyou
  ineedyou iwantyou ilikeyou jesus4me jesusislord jesuslovesme jesussaves jesus777 godisgood
  godislove godbless praisegod thankgod amazinggrace inchrist lovelove loveislove lovelife lovelove1
  love1234 love12345 love4ever love4life lovehurts loverboy lovergirl lovebird lovestory truelove
  truelove1 mylove123 myloveyou babyboy1 babydoll babylove bigdaddy bigmoney bigboy123 blackbird
  blackdog blackjack blacklist blackrose blueberry bluebird blueeyes bluemoon bluesky1 bluestar
  brokenheart bubblegum bullshit buttercup butthead carebear cheerleader cheesecake chickenwing
  clarinet cocacola coolbeans coolness1 cooldude cooldude1 coolcool countrygirl crazygirl cutiepie
  darkangel darkknight dickhead dodgeball dogandcat doglover doglover1 catlover catlover1 catdog123
  dogcat123 doggydog dogsrule catsrule goodboy1 goodgirl gooddog1 whosagoodboy mydog123 mycat123
  mydogs123 myangel1 mybaby123 myfamily myfriend mylife123 mymother mysister mysecret drowssap
  drummer1 dumbass1 easytoremember evanescence everlast f00tball fallout3 fatboy123 firebird
  firefire fireball firefighter firefly1 fireman1 firewall flashlight fortnite fortnite1 freebird
  freefire freestyle fuckthis fuckyou2 gangsta1 gangster getmoney girlpower goldberg golfball
  goodbye1 goodgirl1 goodlife goodtimes grandpa1 greatness greenday greenday1 greentea gunsnroses
  halflife halloween handsome hardcore harrypotter harrypotter1 heartbreak hellokitty hellohello
  hellothere highschool hiphop123 homework homerun1 homesweethome horsepower imagine1 ironman1
  ironmaiden jackass1 jellybean justdoit justinbieber justme123 karatekid kickass1 killbill killkill
  kissmyass ladybird ladygaga lakeside lightning liquid12 littleman livelife lollipop lol123456
  lollol123 longhorn looking4 lovelace luckydog luckyone lucky123 lucky777 makemoney makeitso
  maxwell1 megadeth moneymaker moneyman moonlight mortgage motocross motorola motherfucker
  mountaindew mushroom mustang69 naruto123 nevermind neverever newcastle nightmare nineinch
  nopass123 notebook nothing1 onelove1 onepiece oneself1 overlord pantera1 paramore patriots
  peekaboo pineapple pinkfloyd pinkpink pittbull pitbull1 platinum playstation please123 poopoo12
  postman1 pothead1 puppydog puppydog1 qwertyuio rainbow6 rainbow7 rastaman redwings rockandroll
  rocknroll rollercoaster runescape runescape1 scarlett schalke04 sexygirl sexybitch sexylady
  sexymama sheepdog shithead shopaholic showtime skateboard snowboard sooners1 southpark southside
  spaceman startrek starcraft steelers stonecold streetball sublime1 superbowl sweetlove swimming
  swordfish tazmania teamo123 teddybear temppassword thebeatles theboss1 thegreat theking1 theman123
  theone123 theonly1 thomas123 thuglife tigerwoods timeless tokiohotel topgun12 transformers
  trombone trumpet1 twinkle1 undertaker underground valencia vegeta12 vendetta waterfall watermelon
  webmaster westham1 westlife whatsup1 whatthefuck whateva1 wildcard wildlife woodland woofwoof
  meowmeow wrestling xboxlive yourmom1 yourmother zeppelin1 zidane10 michael23 kobebryant24 ronaldo7
  cristiano7 messi123 messi1010 barca123 realmadrid liverpool8 arsenal14 chelsea8 manutd123 juventus
  galatasaray fenerbahce besiktas panathinaikos benfica1 flamengo corinthians palmeiras pawpatrol
  pawpaw123 furever1 fureverhome adoptme1 adoptme123 adoptdontshop rescuedog rescuecat rescueme1
  shelterdog sheltercat animalshelter humanesociety goldenretriever germanshepherd frenchbulldog
`;

const list = (text: string) => text.split(/\s+/).filter(Boolean);

/** Some 13,000. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [
    ...list(words).flatMap((word) => [...endings, ...years].map((ending) => word + ending)),
    ...list(walks),
    ...list(phrases),
  ].filter((password) => password.length >= PASSWORD_MIN_LENGTH),
);
