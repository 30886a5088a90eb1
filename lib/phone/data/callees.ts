/**
 * People and places that one calls. A bare number beside them needs no word for phone. Lower case,
 * several languages; a plural `s` is also accepted.
 */
export const CALLEE_WORDS = `reception receptionist front service sales support helpdesk billing accounting
  accounts-payable marketing hr manager owner ceo cfo coo cto vp director agent broker realtor
  attorney lawyer counsel doctor nurse dentist clinic hospital pharmacy school shop store restaurant
  hotel garage warehouse headquarters hq branch agency landlord tenant buyer seller neighbor neighbour
  mother father mom mum dad wife husband son daughter brother sister spouse partner parent guardian
  emergency assistant secretary boss colleague driver courier plumber electrician contractor
  installer technician engineer lead prospect customer client caller applicant candidate guest host
  from to out empfang verkauf vertrieb kundendienst buchhaltung chef chefin hausmeister fahrer praxis
  kanzlei werkstatt lager mutter vater frau herr fr hr hrn accueil secrétariat ventes comptabilité
  chauffeur médecin cabinet atelier mère père mme mr mrs ms mlle monsieur madame mademoiselle
  recepción ventas atención cliente gerente dueño conductor médico madre padre mãe mae pai responsável responsavel sr sra srta señor
  señora don doña reception vendite assistenza amministrazione titolare autista sig sig.ra signor
  signora dott avv recepção vendas atendimento dono motorista senhor senhora receptie verkoop
  klantenservice eigenaar chauffeur dhr mevr mw meneer mevrouw recepcja sprzedaż właściciel pan pani
  kierowca oficina despacho casa trabajo ufficio lavoro bureau domicile travail maison büro dienstlich zuhause
  firma escritório trabalho comercial kantoor werk thuis kontor hem hjem koti biuro dom praca kancelář
  ofis ev офис дом домашний рабочий säljare kundtjänst kundeservice asiakaspalvelu bay bayan müdür shri smt dr prof ing rev
  mam madam sir ji bhai bhaiya uncle aunty primary secondary alternate alternative alt backup daytime evening evenings
  weekend weekends nights officer warden matron supervisor chairman chairlady chairperson treasurer`;

/** Given names that often appear before bare numbers. */
export const GIVEN_NAMES = `aaron abdul abdullah adam adriana agnieszka ahmed aisha akira alan albert alejandro
  alessandro alex alexander alexandra ali alice alicia amanda amir amit amy ana anders andrea andreas
  andrew andrzej andy angela anil anita anjali ann anna anne anthony antoine antonio arjun arthur
  asha ashley astrid ayşe barbara beatriz ben benjamin bernd beth bill björn bob brad brandon brian
  bruno camille carl carla carlos carmen carol caroline catherine charles charlotte chen chloe chris
  christian christina christine christopher claire claudia cristina dan dana daniel daniela dave
  david deborah deepak denise dennis diana diego dieter dmitri don donna dorothy ed eduardo edward
  elena elizabeth ella emil emily emma eric erik erika eva fatima fatma federico felipe felix
  fernando filip florian francesca francesco francisco frank franz fred gabriel gary george giulia
  giuseppe gonzalo grace greg guillaume gustavo hannah hans harald harry hassan heather heidi helen
  helena helmut henrik henry hiroshi hugo ian ibrahim igor ingrid irene isabel isabella ivan jack
  jacob jake james jamie jan jane janet jason javier jean jeff jennifer jens jenny jerry jessica jill
  jim joan joana joão joe joel johan johann john jonas jonathan jordan jorge josé josef joseph joshua
  juan juha julia julie jürgen justin kamal karen karin karl katarzyna kate katherine kathy katie
  keith kelly ken kenji kevin kim klaus krzysztof kumar kyle lars laura lauren lea lee lena leo linda
  lisa louis louise luca lucas lucía lucy luigi luis luisa lukas magda mahmoud manuel marc marco
  marcos margaret maria maría marie mariana marina mario mark markus marta martin martina mary
  mateusz matt matteo matthew maurice max mehmet mehdi mei meera michael michel michelle miguel mike
  mikael mohamed mohammed mohan monica monika mustafa nadia nancy natalia nicholas nick nicolas
  nicole nikhil nina noah nora olga oliver olivia omar oscar otto pablo paola patricia patrick paul
  paula paulo pavel pedro per peter petra phil philip pierre piotr pooja priya rachel rafael rahul
  raj rajesh ramesh ravi raymond rebecca renate ricardo richard rick rita rob robert roberto rohan
  ron rosa ross ruth ryan sabine sally sam samantha samuel sandra sanjay sara sarah scott sean
  sergei sergio sharon silvia simon simone sofia sonia sophie stefan stephanie stephen steve steven
  sue sunil susan suresh susanne sven sylvie takashi tanja tariq teresa theo thomas tim tina tom
  tomás tony uwe valentina vanessa vera victor victoria vijay vikram vincent walter wei wendy
  werner william wolfgang xavier yan yasmin yuki yusuf yves zoe
  abel abigail adele adrian agnes aidan aileen alba aldo alfred alina alison alma alvaro amelia amélie
  amina amparo anastasia andreea anja anke annette annika anton antonia arno arturo barry bart bastian
  beate beatrice benedikt bengt berit bertha beryl betty birgit bodo boris brigitte bridget britta
  bronwyn carina cecilia celia césar chantal charlie cheryl christel christelle clara clare claus colin
  connie conor corinna cornelia cyril dagmar damian daphne darren daria delia derek dirk dominik
  dominique donald doreen doris doug duncan eamon edgar edith edwin eileen ekaterina eleanor elias elisa
  elise elke ellen elsa elsie emilio emmanuel enrico enrique erin ernst erwin esther ethan eugene eugenia
  evelyn ewa fabian fabio fabrice fiona frances frederick frida friedrich gabriela gareth gavin gemma
  gerald gerard gerda gerhard gina giovanni gisela graham guido gunnar günter gustav gwen hanna hanne
  hartmut hedwig heike heinz hector henri herbert hilda hilary holger howard hugh ida ilse imran ines
  inge inger inés irma isaac isabelle ivana jacques janice janine jared jasmin javed jeanne jeffrey
  jennie jeremy jesús jette joachim joanna joanne jochen joelle jolanta josephine joyce judith judy
  julian juliane jutta karina karsten kasia katja katrin kay keisha kerstin khalid kirsten kirsty klara
  knut konstantin kristin kurt larry lauri leila leon leonard leonie leslie lewis liam lilian lilly
  lionel liz lois lorenzo lorna lothar lucia lucie ludwig lydia madeleine magnus malcolm malik manfred
  marcel marcela marcin margarita margit margot mariam marianne marion marisol marjorie marlene maryam
  mathilde matthias maureen maya megan melanie merle michaela mikhail milan mildred miriam mireille moira
  molly mona montserrat muriel myriam natasha nathan neil nelly nigel nils norbert olaf olivier orla
  pamela pascal patrik patrizia paulina pauline peggy philippe phyllis pia rainer ralf ralph ramona ramón
  randy raquel raúl reinhard renata renée ricarda roger roland rolf ronald rosemary rosie rowena roxana
  rudolf rupert russell sabrina salma salvador sarita sascha sebastian seamus selma shane shannon sheila
  shirley sibylle sigrid silke silvie sinead solveig sonja stuart svetlana swantje tamara tanya tatiana
  ted terry thea theresa thorsten tilda timothy tobias todd tomasz tracy trevor tristan trudy ulla ulrich
  ulrike ursula ute valerie verena veronica veronika viktor vivian volker wanda wayne wilhelm winston
  xenia yolanda yvonne zara zeynep zofia`;

/** First words of the names of records that people make to try a system: `Test User, 07700 900199`. */
export const TEST_NAMES = 'test testing tester demo sample dummy example';

/** Last words of such names. A sample invoice is none. */
export const TEST_PEOPLE =
  'user account contact customer client lead person caller patient student employee member company';
