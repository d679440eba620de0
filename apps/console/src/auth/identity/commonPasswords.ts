/**
 * The most common passwords of zxcvbn's list, in lower case, without variations of other ones
 * (`isCommonPassword` normalizes those), and without those that are digits only. Loaded when a password is sent.
 *
 * The list: Copyright (c) 2012-2016 Dan Wheeler and Dropbox, Inc., Copyright (c) 2021 @zxcvbn-ts, under the MIT license:
 * permission is hereby granted, free of charge, to any person obtaining a copy, to deal in it without restriction, subject
 * to this notice being included; provided "as is", without warranty of any kind.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
!qaz2wsx 123123a 1232323q 123321q 1234567890q 123456789a 123456789q 123456789z 1234567a 1234567q 123456a 123456aa
123456k 123456q 123456z 12345a 12345q 1234abcd 1234qwe 1234qwer 123abc 123asd 123qaz 123qwe 123qwe123 123zxc 1a2b3c
1a2b3c4d 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qa2ws3ed 1qaz!qaz 1qaz2wsx 1qaz2wsx3edc 1qaz@wsx 8j4ye3uz a12345
a123456 a1234567 a1b2c3 a1b2c3d4 a1s2d3f4 aaa111 aardvark aaron abc12 abc123 abc12345 abcd1234 aberdeen abgrtyu
abigail access accord account achilles action active adam adgjmptw adidas admin adrian adriana adult aezakmi africa
agent007 aggies aikido airborne airbus airforce airplane alabama alan alaska albatros albert alberto alejandr
aleksandr alex alexande alexander alexandr alexandra alexis alfred alice alicia alien aliens alison allen allison
alpha alpha1 alpine always alyssa amadeus amanda amateur amazon amber amelia america american amsterdam anaconda
anakin anal analsex anarchy anastasia anders anderson andre andrea andreas andrei andrew andrey andy anfield angel
angela angelica angelina angelo angels anhyeuem animal anime anna annette annie anthony anton antonio anubis
anything apache apollo apple applepie apples april aquarius aragorn archer archie area51 arizona arjay armani arnold
arsenal arthur artist asd123 asdasd asdf asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdzxc ashley
ashton asian aspire aspirine assass assassin assfuck asshole assman asterix astros athena atlanta atlantic atlantis
atomic attack auburn audrey august aurora aussie austin australi australia autumn avalon avatar avenger awesome
azamat azerty azsxdc azsxdcfv babe babes babies baby babyboy babydoll babygirl babylon babylon5 bacon badass badboy
baddog badger baggins bailey ball baller balloon balls bambam banana bananas bandit bang bangkok banshee barbara
barbie barcelon barcelona barkley barney barsik bart baseball basket basketba basketball bass bassman bastard batman
battle baxter beach beagle beaner bear bearbear bears beast beatles beatrice beautiful beauty beaver beavis beckham
becky beefcake beer beetle belinda bell bella bender benjamin bennett benson bentley berlin bernard bernie bertha
bethany better betty beverly bianca bicycle bigballs bigbird bigboobs bigboy bigcock bigdaddy bigdick bigdog bigfoot
bigger biggie bigguy bigmac bigman bigmoney bigone bigred bigsexy bigtime bigtits bikini bill billie billy billybob
billyboy bingo bird birdie birdman birthday biscuit bishop bitch bitches biteme bizkit blabla black blackcat
blackdog blackie blackjac blackman blacks blacky blade blades blahblah blake blaster blazer blessed blink182
blizzard blonde blondes blondie blood bloody blow blowjob blowme blue bluebird blueblue blueeyes bluemoon blues
bluesky boat bobafett bobbie bobbob bobby bobcat boeing bogart bogdan bohica bollocks bollox bomber bond bond007
bondage bone bonehead boner bones bonita bonjour bonnie bonsai boob boobies booboo boobs booger boogie boomer bootie
boots booty boris bosco boss bossman boston bottom bowler bowling bowser boxing br0d3r brad bradford bradley brandi
brando brandon brandy brasil braves brazil breast breeze brenda brendan brian brianna bridge bridget britney
brittany broken bronco broncos brooke brooklyn brooks brother brothers brown brownie browns bruce brucelee bruins
bruno brutus bryan bryant bubba bubbas bubble bubbles buck buckeye buckeyes buddha buddy budlight budman buffalo
buffett buffy bugger bull bulldog bulldogs bullet bullshit bunghole bunny burger burton bush business buster butch
butler butt butter butterfl butterfly butthead butthole buttons byteme cabbage cactus cadillac caesar caitlin
caliente californ california callie calvin camaro camel camelot camels camera cameron camilla camille campbell
canada cancel cancer cancun candle candy candyman cannon canon cantona capital capone captain cardinal carlo carlos
carlton carmen carol carolina caroline carolyn carpet carrie carrot carson carter cartman cartoon caserta casey cash
casino casper cassidy cassie castle catalina catch22 catdog catfish catherin catherine catman cats cavalier ccbill
cdtnkfyf celeste celica celine celtic celtics center central cessna chair champion champs chance chandler chanel
chang change changeme chaos charger chargers charles charli charlie charlott charlotte charlton charly charmed chase
chaser check cheers cheese cheetah chelsea cherokee cherry cheryl chester chevelle chevrole chevy chewie cheyenne
chicago chichi chicken chickens chicks chief chiefs children china chipper chloe chocolat chocolate chopper chris
chrissy christ christia christian christin christine christop christopher christy chronic chubby chuck chucky church
cindy cjkysirj cjkywt claire clancy clapton clarence classic claude claudia clayton clemson clifford clinton
clitoris cloud9 clover cobra cocacola cock cocks coconut cody coffee coke coleman colleen college collins colombia
colorado colors colt45 coltrane columbia columbus comics command commando compaq computer concrete condom condor
connect conner connie connor conrad consumer content control cookie cookies cool cooldude cooler coolio coolman
cooper cooter copper corona corrado corvette cosmo cosmos cosworth cotton cougar country courtney cowboy cowboys
coyote cracker crash crazy crazybab cream creampie creamy creative cricket crimson cristina cruise crunch crusader
crystal cthulhu cthutq cuddles cumming cumshot cunt cupcake curious curtis cutlass cutter cxfcnmt cyclone cynthia
daddy dagger daisy dakota dale dallas dalton damian damien dana dance dancer danger danie daniel daniela danielle
daniil danila danni danny dannyboy dark darkness darkside darkstar darling darren darwin dave david davids davidson
davis dawg dawson daytona dbrnjhbz dead deadhead deadman dean deanna death debbie deborah december deedee deeznuts
defender defiant deftones delete delta demon denali denis denise deniska dennis denver derrick desert design
designer desire deskjet destiny detroit devil devildog devils dexter dfkthbz dfvgbh diablo diamond diamonds diana
dick dickhead dicks diesel dietcoke digger digital dilbert dildo dilligaf dillon dima dingdong dinosaur director
dirty discover disney dixie dkflbvbh doberman doctor dodge dodger dodgeram dodgers dogg doggie doggy dogman dogs
dollar dolphin dolphins dominic domino donald dong donkey donna donnie doobie doodle dookie dorothy double doughboy
douglas down dracula drago dragon dragons dragoon drake dream dreamer dreams drew driver drizzt drowssap drpepper
drummer dthjybrf dublin ducati duck dude dudley duke dumbass duncan durango dustin dusty dylan eagle eagle1 eagles
easy eatme eatpussy eatshit eclipse eddie eduard edward eeyore eileen einstein ekaterina elaine electric element
elena elephant eleven elijah elizabet elizabeth elliot elliott elvira elvis elwood emerald emerson emily eminem
emmanuel empire energy engage engine engineer england english enigma enjoy enter enterpri enterprise eric ericsson
ernest erotic escape escort esther eternity eugene evelyn everest everton excalibu exigen exigent exodus explorer
express extreme fabian fabie faith falcon falcons fallen family fantasy farmer farside fart fashion fast faster
fatass fatboy fatcat father fatima fatman february feet felix fender fernand fernando ferrari ferret fetish ficken
figaro fighter filter finger fingers finish fire fireball firebird firefly firefox fireman first fish fisher fishing
fitness fktrcfylh fktrcfylhf fktrctq flames flamingo flash flatron fletcher flight flipper florence florida flower
flowers fluffy flyboy flyers flying foobar football ford fordf150 forest forever forget forgot formula formula1
forrest fortuna fossil foster foxtrot france frances francis franco frank frankie franklin franky freak freaks
freaky freckles fred freddie freddy frederic fredfred free freedom freeman freepass freeuser french friday friend
friends fright frisco frog frogger froggy front242 frontier frosty fubar fuck fuck_inside fucked fucker fuckers
fuckface fuckfuck fucking fuckit fuckme fuckoff fuckyou fugazi function funny funtime fusion future fyfcnfcbz fylhtq
gabrie gabriel galaxy galina galore gambit gandalf gang gangbang gangsta gangster garbage garcia garden garfield
garrett gary gateway gator gators gbpltw geheim gemini general genesis genius george georgia gerald gerard german
germany geronimo getsome gfhjkm ghbdtn ghbdtnbr ghjcnj ghost giant giants gibson gilbert gillian ginger giorgi
giovanni girl girls gizmo gizmodo gjkbyf global gloria gmoney gn56gn56 goblin goblue goddess godsmack godzilla
gofish goforit goku gold goldberg golden goldfish goldie golf golfball golfer golfing goober good goodbye goodluck
goodtime google goose gopher gordon gorilla gotcha gothic govols grace gracie graham grandma granny grateful great
greatone green greenbay greenday greens greg gregory gremlin grendel gretchen griffey griffin gringo grizzly groovy
grover grumpy guardian guinness guitar gundam gunner gustav hacker hailey halflife hallo hamburg hamilton hamlet
hammer hammers hamster handsome hannah hannibal hansen hansolo happy happyday hard hardcore harder hardon hardrock
harley harmony harold harper harris harrison harry harvey hastings hawaii hawk hawkeye hayden hayley head hearts
heather heaven hector hedgehog helen helena hell hellfire hello hellyeah help helpme hendrix henry hentai herbert
herbie hercules herman hermes hershey hesoyam hidden highland hilton hiphop history hitler hitman hjvfirf hobbes
hobbit hockey holden holiday holland holly hollywoo hollywood holmes holyshit home homer homers homerun honda honey
hongkong hooker hooters hoover hope hopper horndog hornet horney horny horse horses hotboy hotdog hotrod hotsex
hotstuff hottie house houses houston howard hudson hummer hungry hunter hunting hurrican husker huskers huskies
hustler hyperion ibanez icecream iceman iforgot igor iguana ihateyou illini ilovesex iloveu iloveyo iloveyou imagine
immortal impala imperial incubus indian indiana indians indigo infantry inferno infiniti infinity ingrid insane
inside integra internet intrepid ireland irina irish ironman isabel isabella isabelle island israel italia ivan
ivanov iverson iwantu jack jackal jackass jackie jackoff jackson jacob jaguar jake jamaica james jamesbon jamie
jammer janice janine january japan japanese jarhead jasmin jasmine jason jasper javier jazz jazzman jedi jeep jeff
jeffrey jenna jennie jennifer jenny jensen jeremiah jeremy jericho jerome jerry jersey jesse jessica jessie jester
jesus jethro jimbo jimbob jimmy joanna joanne joejoe joey johanna john johnjohn johnny johnson joker jonathan jones
jordan jose joseph josh joshua jrcfyf juan judith juice julia julian julie juliet julius jumper junebug jungle
junior jupiter justdoit justice justin justine justme juventus kaiser kaktus kamikaze kangaroo kansas karate karen
karina karolina kasper katana katerina kathleen kathryn kathy katie katrin katrina kawasaki keeper keith kelley
kelly kelsey kennedy kenneth kenny kenshin kentucky kenwood kenworth kermit kevin keyboard keystone kicker killer
killme kimberly king kingdom kingkong kingpin kingston kirill kirsten kiss kisses kissme kitkat kitten kitty
kittycat klaster knicks knight knights knopka kodiak kolobok kong koshka kotenok kramer krishna kristen kristi
kristin kristina kristy kume kyle l58jkdjp! labrador labtec lacrosse ladies lady ladybug laguna lakers lancelot
lancer lansing laptop larisa larry lasvegas latin latino laura lauren laurie lawrence lawyer leader leather ledzep
legacy legend legion legolas lemons lennon leonard leonardo leopard lesbian lesbians leslie lespaul lestat lester
letmein letsgo lewis lexmark liberty lick licker lickit lickme life lifehack lifetime light lightnin lights lincoln
linda lindsay lindsey lion lionking liquid lisa lisalisa little liverpoo liverpool lizard lizzie lobster logan
logitech lol123 lolita lollipop lollol london lonely lonestar lonewolf long longhorn looker looking lorenzo lorraine
loser louise loulou love loveit lovelove lovely loveme lover loverboy lovers loveyou loving lowrider lucas lucifer
lucky luckydog lucy ludwig luke luther lvbnhbq macdaddy machine madden maddie maddog madeline madison madman madmax
madness madonna madrid maestro maggie magic magnolia magnum magnus maiden mailcreated5240 mailman makaveli maksim
malcolm malibu mallard manager manchest manchester mandingo mandy maniac manson manuel manutd maradona marathon
marcel marco marcos marcus margaret margarita maria mariah marian marie marilyn marina marine mariners marines
marino mario marion marisa marissa mark market markus marlboro marlene marley marlin marshall martha martin martina
martinez martini marvel marvin mary maryjane maryland mason massive master masters matilda matrix matt matthew
mature maurice maverick maxell maxima maximus maxine maxmax maxwell mayday mayhem maynard meatball meatloaf megadeth
megaman megan meghan melanie melinda melissa mellon melody melvin member memorex memory memphis mercedes mercury
meridian merlin mersedes metal metallic metallica method mexico miami michael michaela michel michele michelle
michigan mickey microlab microsof microsoft midnight mighty miguel mike mikemike mikey milana milano milena miles
military miller millie million milton mine minecraft minnie miracle mirage miranda miriam mission missy mister
mistress misty mitchell mobile models mojo mollie molly moloko molson momoney monday money moneys mongoose monica
monika monique monitor monkey monkeys monopoly monroe monster montana montreal monty moocow mookie moomoo moon moose
morgan morpheus morris morrison moscow mother motorola mountain mouse movie movies mozart muffin mulder munchkin
muppet murphy murray muscle mushroom music musicman mustang mustangs mylove mypass myself mystery mystic nadine
naked nancy napass napoleon naruto nascar nasty nastya natali natalia natalie natasha nathalie nathan national
natural naughty ncc-1701 ncc1701 ncc1701a ncc1701d ncc1701e nebraska nellie nelson nemesis neptune network nevada
newlife newman newpass newport newton newyork nfnmzyf nicholas nick nicola nicolas nicole nigger night nikita nikki
nimrod nina niners ninja nintendo nipple nipples nirvana nissan nobody nofear nokia nolimit none noodle noodles
nookie nopass norman norton nothing november nugget number1 nuttertools nylons nymets oakland oakley obiwan oblivion
october odessa office ohyeah oicu812 oilers oklahoma oksana oldman olga oliver olivia omega onelove online open
openup oracle orange oranges oregon orgasm orioles orion orlando oscar osiris ou812 outlaw overlord oxford
p030710p$e4o pacific packard packer packers pacman painter pakistan palace paladin palmer pamela panama panasonic
pancho panda pandora pantera panther panthers panties pantyhos panzer paradise paradox paris parker parola parrot
party pascal pass passat passion passport passwor password passwort patches patricia patrick patriot patriots patton
paul pauline pavilion payton peace peaches peanut peanuts pearljam pebbles pedro peekaboo peewee pegasus pencil
penelope penguin penguins penis penny pentium people pepper pepsi perfect personal pervert pete peter peterpan
peters peugeot phantom philip philips phillies phillip philly phoebe phoenix photo photos phpbb picard picasso
piccolo pickle pickles pics picture pierre piglet pikachu pillow pilot pimp pimpin pineappl ping pink pinkfloy
pioneer pirate pirates pistol pitbull pizza planet plastic platinum play playboy player playtime please pleasure
plumber plymouth poison pokemon polaris police polina polniypizdec0211 polo polska poncho pontiac poodle pooh
poohbear pookie poontang poop pooper poopie poopoo pooppoop popcorn popeye porkchop porn porno pornstar porsche
porter portland portugal positive possum postal potato potter powder power powers precious predator prelude presario
preston pretty primus prince princes princess printer private privet prodigy profit psycho pumpkin punisher punkin
punkrock puppies puppy purple pussies pussy pussycat pussys putter pyramid python q12345 q1w2e3 q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 qawsed qawsedrf qaz123 qazqaz qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc qqq111 quality
queen quincy qwaszx qwe123 qweasd qweasdzxc qweqwe qwer1234 qwerasdf qwert qwerty qwertyu qwertyui qwertyuio
qwertyuiop rabbit racecar racerx rachael rachel racing rafael ragnarok raider raiders rainbow raistlin ralph
rammstein ramona randall random randy ranger rangers raptor rascal rasdzv3 raven ravens raymond razz rbhbkk ready
reagan reality reaper rebecca rebel rebels red123 redalert redbull reddog redhead redhot redman redneck redrum
redskins redsox redwings reebok reggie regina remember renegade rereirf rescue research retard revenge review rfhbyf
rfnthbyf rfrfirf rfrnec rhbcnbyf rhonda ricardo rich richard richards richie richmond rick ricky rightnow ripper
river rjirfrgbde rjntyjr robbie robert roberta roberto roberts robin robinson rock rocker rocket rockets rockhard
rockon rocks rockstar rocky rodney roger rogers roland roller rolltide roman romance romashka romeo rommel ronald
ronaldo ronnie rookie rooster rootbeer roscoe rose rosebud rosemary rotten rovers roxanne rubber rugby rulez runner
running rupert rush rush2112 ruslan russell russia russian rustam rusty ryan sabbath sabina sabine sabrina sadie
safety sailboat sailing sailor saint saints sakura sally salmon salvador samantha samiam sammie sammy sampson samson
samsung samuel samurai sanchez sandiego sandman sandra sandro sandy santana santiago santos sapphire sara sarah
saratoga sasha sassy satan satan666 saturn saun sausage savage savannah sayang scarface scarlet scarlett school
science scooby scoobydo scooter scorpio scorpion scotch scotland scott scottie scotty scrappy scream scruffy scully
sean search seattle sebastia sebastian secret security seinfeld select selena seminole semperfi sentinel septembe
september serega serena serenity sergei sergey sergio server service sesame seven sex4me sexsex sexual sexx sexy
sexygirl shadow shaggy shalom shaman shamrock shane shaney14 shania shannon shaolin shark sharks sharon shasta
shaved shazam sheena sheila shelby shelley shelly shemale sherlock sherman sherry sherwood shiloh shirley shit
shithead shitty shogun shooter shopping short shorty shotgun showme showtime sidney siemens sierra silver silvia
simba simon simone simple simpson simpsons sinatra singer single sinner sirius sister sithlord sixers skater skeeter
skiing skinny skipper skippy skittles skorpion skyline skywalke skywalker slacker slappy slapshot slayer sleepy
slick slipknot slut sluts smile smiles smiley smith smitty smoke smoker smokey smokin smooth smudge smut snake
snakes snapper snatch snickers sniper snoopy snow snowball snowman snuggles sobaka soccer socrates softball software
soldier soleil solomon somethin sommer sonic sony sooner sooners sophia sophie soso123aljg southern space spanking
spankme spanky sparkle sparky sparta spartak spartan spartans speaker special spectrum speed speedy spencer spider
spiderma spiderman spidey spike spirit spitfire splash spooky sport sports spring springer sprint sprite spunky
spyder squirrel squirt srinivas stacey stalker stallion standard stanley star starbuck starcraft stardust starfish
stargate stars starship startrek starwars station stealth steele steelers stefan stella stephani stephanie stephen
sterlin sterling steve steven stevie stewart stick sticks sticky stimpy stinger stingray stinky stocking stocks
stone stonecol stoner stones storm stormy stranger street strider strike striker stripper strong stuart stud student
studio stuff stupid subaru sublime success suck sucker suckit suckme sucks sugar sultan summer summit sundance
sunday sunny sunrise sunset sunshine super superfly superman superstar support surf surfer surfing susan suzanne
suzuki svetik svetlana swallow sweden sweet sweetie sweetpea sweets sweety swimming swinger swingers swordfis
swordfish sydney sylvia syracuse system tacobell tacoma tamara tammy tanker tanner tanya tardis target tarheel
tarheels tarzan tasha tatiana tattoo tatyana taurus taylor tazman tdutybq teacher technics techno teddy teen teens
telefon temp tempest temple tennis tequila teresa terminal terminator terror terry test tester testing testtest
texas thailand thanks thankyou thegame thekid theking theman theodore theone theresa therock thomas thompson thor
throat thuglife thumper thunder thx1138 tickle tiffany tiger tigers tigger tight timber time timmy timothy tina
tinker tinman tintin titanic titans titleist tits titties tobias toby today tolkien tomato tomcat tommy tomtom tony
tool tootsie topcat topdog topgun topper tornado toronto torres toshiba tottenha toyota tracey tractor tracy traffic
trains trance transam travel travis treasure trebor tree trevor trfnthbyf tricky trigger trinidad trinity tristan
triton triumph trixie trojan trojans trombone trooper trouble truck trucker trucks truelove trumpet trunks trustno1
tsunami tucker tuesday tundra turbo turkey turner turtle tweety twilight twisted twister tyler tyrone ultima
ultimate unicorn united universe unknown unreal usa123 usuckballz1 utopia vacation vader vagina valentin valentina
valera valeria valerie valhalla valley vampire vanessa vanhalen vanilla vectra vegeta velvet verbatim veritas vernon
verona veronica veronika vertigo vette vfczyz vfhbyf vfhecz vfksirf vfrcbv vfrcbvrf vfvekz vfvjxrf victor victoria
victory video viking vikings viktor viktoria vincent violet viper vipers virgin virginia vision vitalik vivian
vkontakte vladik vladimir vladislav volley volume voodoo vortex voyager voyeur vulcan walker wallace walleye wally
walnut walter wanker warcraft warhammer warlock warlord warren warrior warriors water waterloo waters watson wayne
weasel weather webmaster webster weed weezer welcome wendy werewolf werner wesley western westham westside wetpussy
whatever wheels whiskey whisper white whitney whocares whore whynot wicked wilbur wildcat wildcats wildfire william
williams willie willis willow willy wilson window windows winner winnie winston winter wisdom wizard wolf wolfgang
wolfie wolfman wolfpack wolverin wolverine wolves wombat women wonder wood woody woofwoof wookie wordpass world
wrangler wright wrinkle1 writer wutang xanadu xavier xfiles xtreme yamaha yankee yankees ybrbnf yellow yfnfif yomama
yosemite young yourmom yvonne zachary zaphod zaq!2wsx zaq123 zaq12wsx zaq1xsw2 zaqwsx zaqxsw zenith zeppelin zidane
zipper zombie zorro zvezda zxc123 zxcasd zxcasdqwe zxcv1234 zxcvbn zxcvbnm
`
    .trim()
    .split(/\s+/),
);
