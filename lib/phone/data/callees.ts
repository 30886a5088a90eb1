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
  recepción ventas atención cliente gerente dueño conductor médico madre padre sr sra srta señor
  señora don doña reception vendite assistenza amministrazione titolare autista sig sig.ra signor
  signora dott avv recepção vendas atendimento dono motorista senhor senhora receptie verkoop
  klantenservice eigenaar chauffeur dhr mevr mw meneer mevrouw recepcja sprzedaż właściciel pan pani
  kierowca oficina despacho casa trabajo ufficio lavoro bureau domicile travail maison büro dienstlich zuhause
  firma escritório trabalho comercial kantoor werk thuis kontor hem hjem koti biuro dom praca kancelář
  ofis ev офис дом домашний рабочий säljare kundtjänst kundeservice asiakaspalvelu bay bayan müdür shri smt dr prof ing rev
  mam madam sir ji bhai bhaiya uncle aunty primary secondary alternate alternative alt backup daytime evening evenings
  weekend weekends nights`;

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
  werner william wolfgang xavier yan yasmin yuki yusuf yves zoe`;

/** First words of the names of records that people make to try a system: `Test User, 07700 900199`. */
export const TEST_NAMES = 'test testing tester demo sample dummy example';

/** Last words of such names. A sample invoice is none. */
export const TEST_PEOPLE =
  'user account contact customer client lead person caller patient student employee member company';
