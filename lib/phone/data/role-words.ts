/**
 * People, desks and duties that one calls, by language. In a business document, digits after any other
 * unknown word are an id; after these they are a number: `Vozač Marko 098 301 234`. Lower case. A trailing
 * `*` matches every word with this beginning, a leading `*` every word with this end.
 */
export const ROLE_WORDS: Readonly<Record<string, string>> = {
  en: `driver* courier haulier carrier rider dispatch* foreman supervisor inspector surveyor adjuster
    assessor appraiser auditor engineer* technician* tech mechanic* fitter operator crew surgery
    practice clinic* dept department laboratory lab ambulance police sheriff station fire council
    town mayor clerk officer official bailiff notary solicitor barrister teacher headteacher principal
    bursar registrar dean nursery church parish vicar pastor priest rabbi imam chapel inn lodge guesthouse
    taxi cab farm marina harbour harbor depot yard dock security concierge porter caretaker janitor
    superintendent tenant* landlord lettings estates purchasing procurement payroll treasury
    admissions records complaints claims faults outages repairs breakdown rescue info information
    enquiries inquiries queries questions help careline helpdesk booking bookings reservations ticketing
    box manager* director* head chair chairman president treasurer secretary trustee adviser advisor
    consultant* representative rep contact purchaser estimator steward warden ranger coach captain
    skipper trainer instructor tutor host hostess chef kitchen bar canteen bakery florist vet kennel
    stables gym pool library museum theatre cinema gallery consignee shipper receiver customs landline
    day night nights after-hours hours gate lobby frontdesk switchboard workshop bodyshop dealer
    dealership agent broker underwriter handler counsellor left showings viewings press keeper storekeeper collector chamber buyer seller sister matron ward midwife paramedic ddi tty tf res line toll after-hours momo tried dnc`,
  de: `*dienst *service *stelle *amt *büro *zentrale *leitung *leiter *leiterin *verwaltung *meister
    *meisterin *berater *beraterin *bearbeiter *bearbeiterin *betreuer *betreuerin *annahme *ausgabe
    *abteilung *telefon *hotline *disposition *disponent *werkstatt *praxis *klinik *ambulanz
    *sprechstunde *station *labor *apotheke *hof *haus *heim *hütte *schule *kita *hort *garten *wache
    *feuerwehr *polizei *wart *wartin *führer *führerin *fahrer *fahrerin *monteur *techniker
    *technikerin *gutachter *makler *anwalt *anwältin *notar *vermieter *mieter *eigentümer *besitzer
    *vorstand *vorsitz* *kasse *schalter *auskunft *info *hilfe *ansage *sekretariat *sekretärin *stellen
    *vermittlung *taxi *pfarrer *pfarramt *gemeinde *rathaus *arzt *ärztin *pflege *schwester *hebamme
    *küche *laden *markt *geschäft *shop *filiale *lager *pforte *portier *wirt *gasthof *gasthaus *hotel
    *pension *einkauf *verkauf *vertrieb *buchhaltung *personal *ansprechpartner *ansprechpartnerin ansprechp kontakt
    *trainer *trainerin *lehrer *lehrerin *kundin *kunde *empfänger *absender *störung* *ordination
    *inspektor *architekt *ingenieur ing vorarbeiter polier kollege kollegin *versicherung *bank *verein
    *fragen *rückfragen schornsteinfeger jugendwart kassenwart *handy *mobil`,
  fr: `chauffeur conducteur livreur transporteur coursier répartiteur régulateur magasinier dépôt
    entrepôt chantier contremaître technicien* mécanicien plombier électricien dépann* garage carrossier
    expert* inspecteur inspectrice contrôleur ingénieur architecte huissier notaire étude avocat* greffe
    tribunal mairie préfecture police gendarmerie pompiers commissariat médecin docteur infirmi*
    cabinet clinique hôpital labo* pharmacie sage-femme école collège lycée crèche directeur directrice
    direction responsable gestionnaire conseiller conseillère interlocuteur interlocutrice agence bureau
    service* sav guichet standard secrétaire secrétariat accueil astreinte permanence urgence* garde
    gardien gardienne syndic bailleur locataire propriétaire président* trésori* maire curé paroisse
    mosquée hôtel gîte camping restaurant traiteur taxi boutique magasin boulangerie vétérinaire
    entraîneur moniteur professeur assistance renseignement* réservation* information* serveur vocal
    centre caisse mutuelle intérimaire chef commercial* comptab* facturation réclamation* sinistres frais`,
  es: `conductor* chofer* chófer* operador* transportista repartidor* mensajer* almacén almacenero bodega
    encargad* capataz técnic* mecánic* fontaner* plomer* electricista taller* grúa perit* inspector*
    ingenier* arquitect* notari* abogad* juzgado procurador* ayuntamiento alcaldía alcalde* policía
    guardia bomberos comisaría médic* doctor* enfermer* consulta* consultorio clínica hospital laboratorio
    farmacia ambulancia* colegio escuela instituto guardería director* dirección jef* responsable* gestor*
    asesor* agente oficina* sede sucursal tienda local servicio* atención asistencia urgencia* emergencia*
    averías incidencias reclamaciones reclamos siniestros información informes citas reservas recepción
    secretari* portero portería conserje casero inquilin* propietari* president* tesorer* párroco
    parroquia hotel hostal pensión camping restaurante taxi* veterinari* entrenador* profesor* contador*
    comprador* vendedor* ventas compras cobranza* facturación caja mesa ouvidoria locatel productor`,
  it: `autista vettore corriere magazzin* deposito cantiere capocantiere tecnic* meccanico idraulico
    elettricista officina soccorso carro perito ispettore ingegnere ing architetto geometra geom notaio
    avvocato studio tribunale comune municipio sindaco polizia vigili carabinieri pompieri questura
    comando medico dottore infermier* ambulatorio clinica ospedale laboratorio farmacia ambulanza scuola
    asilo preside direttore direttrice direzione capo responsabile resp referente gestore consulente
    agente agenzia ufficio sede filiale negozio punto servizi* assistenza urgenze emergenz* guasti
    reclami sinistri informazion* prenotazion* sportello segreteria segretari* portin* custode
    amministrator* proprietari* inquilino presidente tesoriere parroco parrocchia don oratorio albergo
    hotel agriturismo ristorante pizzeria taxi veterinario allenatore professore maestra acquisti
    vendite contabilità cassa biglietteria rifugio`,
  pt: `motorista* condutor* transportadora entregador* estafeta armazém depósito obra encarregad*
    técnic* mecânic* encanador* canalizador* eletricista oficina guincho reboque perit* inspetor*
    inspector* engenheir* arquitet* arquitect* notári* advogad* tribunal cartório câmara prefeitura
    prefeito autarquia junta polícia esquadra delegacia bombeiros gnr psp médic* doutor* enfermeir*
    consultório clínica hospital posto laboratório farmácia escola creche diretor* director* direção
    chefe responsável gestor* gerente* assessor* agente agência escritório sede filial loja serviço*
    assistência urgência* emergência* avarias plantão sinistros ouvidoria informações marcações reservas
    receção secretari* porteiro portaria zelador* síndico senhorio inquilin* proprietári* president*
    tesoureir* pároco paróquia hotel pousada restaurante táxi* veterinári* treinador* professor*
    comprador* vendedor* vendas compras cobrança faturação contabilidade caixa balcão táxis`,
  nl: `*dienst *kantoor *lijn *centrale *beheer *beheerder *leider *leidster *meester *wacht *balie
    *afdeling *chauffeur *koerier *vervoerder *magazijn *werkplaats *garage *monteur *technicus
    *loodgieter *elektricien *expert *keurmeester *ingenieur *architect *notaris *advocaat *rechtbank
    *gemeente *burgemeester *politie *brandweer *arts *dokter *verpleeg* *praktijk *kliniek *ziekenhuis
    *lab *apotheek *school *opvang *directeur *directie *chef *medewerker *medewerkster *adviseur
    *contactpersoon *agent *winkel *filiaal *service *storing *spoed *nood *schade *klachten *inlichtingen
    *reserveringen *receptie *secretariaat *conciërge *verhuurder *huurder *eigenaar *voorzitter
    *penningmeester *pastoor *dominee *parochie *hotel *restaurant *taxi *dierenarts *trainer *leraar
    *inkoop *verkoop *boekhouding *kassa kraan machinist ploegbaas werf *meldpunt *loket alarmcentrale`,
  swedish: `*tjänst *kontor *kontoret *central *centralen *chef *chefen *ansvarig *ansvariga *handläggare
    *jour *jouren *vakt *vakten *chaufför *förare *bud *åkare *åkeri *lager *lagret *verkstad *montör
    *tekniker *mekaniker *rörmokare *elektriker *besiktningsman *ingenjör *arkitekt *advokat *tingsrätt
    *kommun *kommunen *polis *polisen *brandkår *läkare *sköterska *mottagning *mottagningen *klinik
    *vårdcentral *sjukhus *labb *apotek *skola *skolan *förskola *rektor *lärare *kurator *ombud *butik
    *butiken *filial *service *support *felanmälan *reklamation *upplysning *bokning *reception
    *receptionen *expedition *expeditionen *kansli *kansliet *vaktmästare *hyresvärd *hyresgäst *ägare
    *ordförande *kassör *präst *pastor *församling *hotell *restaurang *taxi *veterinär *tränare *inköp
    *försäljning *ekonomi *löner *kassa *reglerare *mäklare *växeln *kundtjänst *frågor *frågor`,
  norwegian_danish: `*tjeneste *tjenesten *kontor *kontoret *sentral *sentralen *central *sjef *sjefen
    *chef *chefen *leder *ansvarlig *behandler *behandleren *vakt *vagt *vagten *sjåfør *chauffør *bud
    *vognmand *lager *lageret *verksted *værksted *montør *tekniker *mekaniker *rørlegger *blikkenslager
    *elektriker *takstmann *ingeniør *arkitekt *advokat *kommune *kommunen *borgmester *ordfører
    *rådmann *politi *politiet *politistation *brannvesen *brandvæsen *lege *læge *sykepleier
    *sygeplejerske *senter *center *klinikk *klinik *sykehus *sygehus *hospital *apotek *skole *skolen
    *barnehage *børnehave *rektor *lærer *rådgiver *butikk *butik *butikken *filial *service *support
    *reklamasjon *reklamation *opplysning *oplysning *bestilling *resepsjon *reception *sekretær
    *vaktmester *pedel *utleier *udlejer *leietaker *lejer *eier *ejer *formand *formann *leier *kasserer
    *prest *præst *menighet *graver *hotell *hotel *restaurant *taxi *veterinær *dyrlæge *trener
    *træner *innkjøp *indkøb *salg *regnskap *regnskab *kasse *assistanse *assistance *viceværten`,
  finnish: `*palvelu *toimisto *keskus *hoitaja *mies *johtaja *päällikkö *kuljettaja *kuski *ajojärjestely
    *varasto *korjaamo *asentaja *mekaanikko *teknikko *sähkömies *putkimies *tarkastaja *insinööri
    *arkkitehti *asianajaja *oikeus *kunta *kaupunki *virasto *poliisi *palokunta *lääkäri *vastaanotto
    *klinikka *asema *sairaala *laboratorio *apteekki *koulu *päiväkoti *rehtori *opettaja *edustaja
    *neuvoja *myymälä *liike *tuki *päivystys *vika *häiriö *neuvonta *varaus *varaukset *kanslia
    *sihteeri *talonmies *isännöitsijä *vuokranantaja *omistaja *puheenjohtaja *pappi *kirkkoherra
    *seurakunta *hotelli *ravintola *taksi *valmentaja *osto *ostaja *myynti *myyjä *kassa *käsittelijä neuvola lisätietoja`,
  icelandic: `*þjónusta *skrifstofa *stjóri *bílstjóri *læknir *lögregla *lögreglan *verkstæði *verslun
    *skóli *hótel *vörður *vakt`,
  pl: `kierow* kurier* przewoźnik* spedytor* dyspozytor* magazyn* budow* brygadzista majster technik*
    serwis* mechanik* hydraulik* elektryk* warsztat* laweta rzeczoznawc* inspektor* inżynier* architekt*
    notariusz* adwokat* kancelari* komornik* sąd urząd* gmin* wójt* burmistrz* sołtys* starost* policj*
    komisariat* komend* straż* pogotowi* lekarz* lekark* pielęgniark* przychodni* gabinet* klinik*
    szpital* oddział* laborator* aptek* szkoł* przedszkol* dyrektor* kierownik* prezes* skarbnik*
    księgow* kadry doradc* opiekun* przedstawiciel* agent* biur* oddział* sklep* salon* obsług* pomoc*
    awari* zgłoszeni* reklamacj* informacj* rezerwacj* rejestracj* recepcj* sekretar* portier* dozorc*
    administrator* właściciel* najemc* ksiądz parafi* hotel* pensjonat* restauracj* taksówk* taxi
    weterynarz* trener* nauczyciel* kupiec zakup* sprzedaż* kas* likwidator* rzecznik* brygada zespół dyżur*`,
  czech_slovak: `řidič* vodič* šofér* kurýr* kuriér* dopravc* dispeč* sklad* stavbyved* mistr* majster*
    technik* servis* mechanik* instalatér* inštalatér* elektrikář* elektrikár* dílna dielňa odtah*
    likvidátor* inspektor* inšpektor* inženýr* architekt* notář* notár* advokát* soud* súd* úřad* úrad*
    obec* obecní obecný starost* primátor* matrik* polici* hasič* záchrank* lékař* lekár* sestr* ordinac*
    ambulanc* klinik* nemocnic* laboratoř* laborat* lékárn* lekáreň škol* ředitel* riaditeľ* vedouc*
    vedúc* poradc* zástupc* agent* kancelář* kancelári* pobočk* prodejn* predajň* obchod* zákaznick*
    podpor* pomoc* havári* poruch* reklamac* reklamác* informac* informác* rezervac* rezervác* recepc*
    sekretari* vrátnic* vrátnik* domovník* správc* majitel* majiteľ* nájem* predsed* předsed* pokladn*
    farnost* farár* farář* fara hotel* penzion* penzión* reštaurác* restaurac* taxi* veterin* trenér*
    učitel* učiteľ* nákup* prodej* predaj* účetn* účtovn* vrchní technick*`,
  hu: `*szolgálat *iroda *ügyelet *vezető *felelős *kezelő *orvos *sofőr *futár *diszpécser *raktár *raktáros
    *szerelő *technikus *műhely *szerviz *autómentő *szakértő *ellenőr *mérnök *építész *ügyvéd *közjegyző
    *bíróság *hivatal *önkormányzat *polgármester *jegyző *rendőrség *tűzoltóság *mentők *nővér *asszisztens
    *rendelő *klinika *kórház *laboratórium *gyógyszertár *patika *iskola *óvoda *igazgató *tanár
    *tanácsadó *képviselő *ügyintéző *előadó *bolt *üzlet *áruház *segítség *hibabejelentés *bejelentés
    *bejelentkezés *panasz *tájékoztató *információ *foglalás *recepció *titkárság *titkár *porta *portás
    *gondnok *tulajdonos *bérlő *elnök *pénztár *pénztáros *plébános *plébánia *szálloda *panzió
    *vendégház *étterem *taxi *állatorvos *edző *beszerző *beszerzés *értékesítés *értékesítő *könyvelés
    *könyvelő *osztály *vonal *néni *bácsi *mester`,
  ro: `șofer* sofer* conducător* curier* transportator* dispecer* depozit* magazie magaziner* șantier* maistru
    tehnic* mecanic* instalator* electrician* service* tractare expert* inspector* inginer* arhitect*
    notar* avocat* executor* judecător* tribunal* primări* primar* poliți* pompieri ambulanț* medic*
    doctor* asistent* cabinet* clinic* spital* laborator* farmaci* școal* grădiniț* director* șef*
    responsabil* consilier* consultant* reprezentant* agent* birou* sediu* filial* magazin* asistenț*
    suport* urgenț* avarii* deranjament* reclamați* informații* rezervări* programări* recepți* secretar*
    portar* administrator* proprietar* chiriaș* președinte* casier* casă preot* paroh* parohi* hotel*
    pensiun* restaurant* taxi* veterinar* antrenor* profesor* achiziți* vânzări* contabil* relații dna dl dnul registratur*`,
  south_slavic: `vozač* voznik* šofer* kurir* prijevoznik* prevoznik* dispečer* sklad* magacin* gradiliš*
    poslovođ* majstor* mojster* tehničar* tehnik* serviser* servis* mehaničar* mehanik* vodoinstalater*
    električar* radionic* radiona delavnic* vučna vještak* veštak* inšpektor* inspektor* inženjer* inženir*
    arhitekt* bilježnik* notar* odvjetnik* odvetnik* advokat* sud* općin* opštin* občin* načelnik* župan*
    gradonačelnik* matičar* polic* policij* vatrogas* gasilc* hitna hitne nujna liječnik* lekar* doktor*
    zdravnik* sestra* ordinacij* ambulant* klinik* bolnic* bolnišnic* laboratorij* ljekarn* lekarn*
    apotek* škol* šol* vrtić* vrtec* ravnatelj* direktor* voditelj* vodja* šef* savjetnik* savetnik*
    svetovalec* zastupnik* agent* ured* urad* poslovnic* trgovin* prodavnic* podršk* pomoć* pomoč*
    kvarov* dežur* reklamacij* informacij* rezervacij* recepcij* tajništv* tajnic* sekretar* portir*
    domar* hišnik* vlasnik* lastnik* najmoprim* predsjednik* predsednik* blagajn* župnik* župni*
    svećenik* hotel* pansion* apartman* restoran* gostilna taksi* veterinar* trener* učitelj* nabav*
    prodaj* računovod* knjigovod* postaj* referent* služb* centrala`,
  serbian_bulgarian: `возач* шофьор* курир* превозник* превозвач* диспечер* склад* магацин* градилишт* обект*
    техничар* техник* сервиз* сервис* механичар* механик* мајстор* майстор* електричар* електротехник*
    водоинсталатер* пътна вештак* инспектор* инжењер* инженер* архитект* нотар* адвокат* суд* съд* општин*
    община* кмет* полиц* ватрогас* пожарна хитна спешн* лекар* доктор* д-р сестра* ординациј* амбулант*
    кабинет* клиник* болниц* болница* лаборатор* апотек* аптек* школ* училищ* вртић* градина* директор*
    управител* шеф* началник* саветник* консултант* представител* агент* канцелариј* офис* продавниц*
    магазин* подршк* поддръжк* помоћ* помощ* авари* квар* рекламац* информац* резервац* рецепц* секретар*
    портир* домар* домакин* власник* собственик* наемател* председник* председател* каса* свештеник*
    хотел* пансион* ресторан* такси* ветеринар* тренер* учител* набавк* продажб* счетовод* рачуновод*
    дежур* управлени* район* служб* референт*`,
  ru_ua: `водител* водій водія шофёр* шофер* курьер* кур'єр* перевозчик* перевізник* экспедитор* експедитор*
    диспетчер* склад* кладовщик* комірник* прораб* бригадир* мастер* майстер* техник* технік* сервис*
    сервіс* механик* механік* сантехник* сантехнік* электрик* електрик* эвакуатор* эксперт* експерт*
    инспектор* інспектор* инженер* інженер* архитектор* архітектор* нотариус* нотаріус* адвокат* суд*
    администрац* адміністрац* сельрад* сільрад* мэр* полици* поліц* участков* дільничн* отдел* відділ*
    пожарн* пожежн* скорая швидка врач* лікар* доктор* фельдшер* медсестр* регистратур* реєстратур*
    поликлиник* поліклінік* клиник* клінік* больниц* лікарн* лаборатор* аптек* школ* садик* директор*
    руководител* керівник* начальник* менеджер* консультант* представител* представник* агент* офис* офіс*
    магазин* филиал* філі* поддержк* підтримк* служб* аварийн* аварійн* горяч* гаряч* справк* справочн*
    довідк* рекламац* информац* інформац* бронирован* бронюван* ресепшн* приёмн* приемн* приймальн*
    секретар* вахт* охран* охорон* управдом* хозя* власник* собственник* арендатор* орендар*
    председател* голова касс* кассир* священник* настоятел* гостиниц* готель* ресторан* такси таксі
    ветеринар* тренер* учител* вчител* закуп* снабжен* продаж* бухгалтер* контролер* контролёр* дежурн*
    черговий чергова ответственн* відповідальн* гибдд перезвон* передзвон*`,
  greek: `οδηγός οδηγού μεταφορ* κούριερ διανομέας αποθηκ* αποθήκη εργοτάξιο εργοδηγός τεχνικ* μηχανικ*
    συνεργείο υδραυλικ* ηλεκτρολόγ* οδική πραγματογνώμ* επιθεωρητ* αρχιτέκτ* συμβολαιογράφ* δικηγόρ*
    δικαστήριο δήμ* δήμαρχος κοινότητα αστυνομ* τροχαία πυροσβεστικ* ιατρ* γιατρ* νοσηλ* νοσοκομ* κλινικ*
    εργαστήρι* φαρμακεί* σχολεί* παιδικ* διευθυντ* διεύθυνση προϊστάμεν* υπεύθυν* σύμβουλ* αντιπρόσωπ*
    πράκτορ* γραφεί* υποκατάστημα κατάστημα εξυπηρέτηση* υποστήριξη βοήθεια βλάβ* βλαβών παράπονα
    πληροφορί* κρατήσεις ραντεβού υποδοχή γραμματε* θυρωρ* ιδιοκτήτ* ενοικιαστ* πρόεδρ* ταμί* ταμείο
    ιερέ* ξενοδοχείο εστιατόριο ταξί κτηνίατρ* προπονητ* δάσκαλ* καθηγητ* αγορές προμήθειες πωλήσεις
    λογιστ* λογιστήριο κα κος κ κυρία κύριος τμήμα κάλεσε κλήση από`,
  baltic: `vairuotoj* kurjer* vežėj* dispečer* sandėl* statybviet* meistr* technik* servis* mechanik*
    santechnik* elektrik* inspektor* inžinier* architekt* notar* advokat* teism* savivaldyb* seniūn* meras merė
    policij* gaisrin* gydytoj* slaugytoj* registratūr* poliklinik* klinik* ligonin* laboratorij*
    vaistin* mokykl* darželi* direktor* vadov* vadybinink* konsultant* atstov* agent* biur* filial*
    parduotuv* aptarnavim* pagalb* avarin* gedim* skund* informacij* rezervacij* administrator*
    sekretor* budėt* savinink* nuomin* pirminink* iždinink* kas* klebon* parapij* viešbut* restoran*
    taksi veterinar* trener* mokytoj* pirkim* pardavim* buhalter* skyri* šofer* vadītāj* pārvadātāj*
    noliktav* meistar* tehniķ* mehāniķ* santehniķ* elektriķ* inspektor* inženier* arhitekt* notār*
    advokāt* ties* pašvaldīb* pagast* mērs policij* ugunsdzēs* ārst* māsa reģistratūr* slimnīc* aptiek*
    skol* bērnudārz* direktor* pārvald* konsultant* pārstāv* aģent* birojs veikal* atbalst* palīdzīb*
    avārijas bojājum* sūdzīb* rezervācij* sekretār* dežurant* īpašniek* īrniek* priekšsēdētāj* kasier*
    mācītāj* viesnīc* restorān* trenera trener* skolotāj* iepirkum* pārdošan* grāmatved* nodaļ* juht
    autojuht kuller vedaja dispetšer ladu meister tehnik teenindus mehaanik torumees elektrik inspektor
    insener arhitekt notar advokaat kohus vald vallavanem vallamaja linn linnavalitsus politsei päästeamet
    arst õde perearst kliinik haigla labor* apteek kool lasteaed direktor juhataja nõustaja esindaja
    agent kontor büroo kauplus pood abi rike avarii kaebused info* broneerimine vastuvõtt sekretär valvur
    omanik üürnik esimees laekur pastor kirik hotell restoran takso loomaarst treener õpetaja ost müük
    raamatupid* osakond klienditeenindus raamatukogu`,
  turkish_azeri: `şoför* sürücü* kurye* nakliye* sevkiyat* depo* ambar* şantiye* usta* tekniker* teknisyen*
    servis* tamirci* tesisatçı* elektrikçi* çekici* eksper* müfettiş* mühendis* mimar* noter* avukat*
    mahkeme* belediye* muhtar* muhtarlık* kaymakam* polis* emniyet* karakol* itfaiye* doktor* hemşire*
    poliklinik* klinik* hastane* laboratuvar* eczane* okul* anaokul* müdür* müdürlüğü yönetici* şef*
    sorumlu* danışman* temsilci* acente* büro* şube* mağaza* dükkan* destek* yardım* hattı hat arıza*
    şikayet* bilgi* danışma* rezervasyon* resepsiyon* sekreter* kapıcı* güvenlik* sahibi* kiracı* başkan*
    muhasebe* basın imam* otel* pansiyon* lokanta* restoran* taksi* veteriner* antrenör* öğretmen* satış*
    satınalma kaptan* ocağı merkez* amir* həkim* sürücüsü xidmət* dəstək* basın`,
  hebrew: `נהג נהגת שליח מוביל מחסן מחסנאי מנהל מנהלת מהנדס טכנאי מוסך שמאי מפקח עורך-דין עו״ד עו"ד נוטריון
    משטרה עירייה מועצה מוקד רופא רופאה אחות מרפאה קופה בית-חולים מעבדה בית-מרקחת מזכירות מזכירה מזכיר
    משרד סניף חנות שירות תמיכה תקלות תלונות מידע הזמנות קבלה שומר בעלים שוכר יו״ר גזבר רב מלון מסעדה
    מונית וטרינר מאמן מורה רכש מכירות הנהלת גב׳ מר ד״ר נציג נציגת אב איש`,
  arabic_persian: `السائق سائق المندوب مندوب الموصل المستودع مستودع المخزن مخزن أمين المدير مدير المهندس مهندس
    الفني فني الورشة ورشة المفتش مفتش المحامي محامي الشرطة شرطة البلدية بلدية الطوارئ طوارئ الطبيب طبيب
    الدكتور دكتور د العيادة عيادة المستشفى مستشفى المختبر الصيدلية صيدلية المدرسة مدرسة السكرتارية مكتب
    المكتب فرع الفرع محل المحل خدمة الخدمة مركز المركز الدعم الأعطال الشكاوى الاستعلامات الحجز الاستقبال
    الحارس المالك المستأجر الفندق المطعم المبيعات المشتريات الحسابات السيد الأستاذ راننده پیک انبار
    انباردار مدیر مهندس تعمیرکار پلیس شهرداری پزشک دکتر مطب درمانگاه بیمارستان آزمایشگاه داروخانه مدرسه
    دفتر شعبه فروشگاه پشتیبانی خدمات پذیرش فروش حسابداری آقای خانم لل*`,
  south_asian: `चालक ड्राइवर प्रबंधक दुकान कार्यालय डॉक्टर अस्पताल थाना सरपंच सचिव संपर्क शिकायत সম্পাদক চালক
    ড্রাইভার ম্যান অফিস ডাক্তার দোকান munshi sarpanch tehsildar patwari halwai thana chowki dukaan daftar
    rickshaw godown dabba maistry peon warden hod dean`,
  south_east_asian: `sopir supir kurir ekspedisi gudang mandor teknisi bengkel montir tukang polsek polres
    polisi lurah kades camat kepala dokter perawat klinik puskesmas rumah apotek sekolah guru kantor
    cabang toko layanan pengaduan informasi reservasi resepsionis sekretar* satpam pemilik penyewa ketua
    bendahara pendeta ustadz hotel restoran pak bapak bu ibu mas mbak pemandu pejabat balai bilik kaunter
    ketua penghulu cawangan kedai juruteknik bomba aduan encik puan cik pengetua tài xế lái thủ kho kỹ
    thuật thợ công an bác sĩ phòng khám bệnh viện trường cô thầy anh chị ông bà giám đốc văn phòng chi
    nhánh cửa hàng bảo vệ quản lý kế toán bán tổ trưởng kap kagawad tanod aling mang ate kuya`,
  african: `dereva karani mkuu mwenyekiti katibu mganga daktari ofisi duka kituo shule mama baba bwana bibi
    turnboy matatu conductor askari fundi chief oga alhaji hajia bro sis eld elder pst rev bestuurder
    dokter suster kantoor winkel sakekamer skool hoof sekretaresse tannie oom`,
  caucasian: `მძღოლი კურიერი საწყობი ოსტატი მენეჯერი დირექტორი ექიმი კლინიკა პოლიცია ოფისი მაღაზია
    վարորդ տնօրեն բժիշկ գրասենյակ խանութ`,
};

/** The same in scripts without spaces, searched inside the text. */
export const ROLE_MARKS =
  '문의 回电 来电 致电 查询 查詢 咨询 諮詢 预约 預約 司机 司機 师傅 師傅 快递员 仓管 倉管 仓库 经理 經理 先生 小姐 女士 主任 老师 老師 医生 醫生 护士 前台 櫃台 客服 服务 服務 办公室 辦公室 大队 大隊 派出所 警察 监理站 監理站 窗口 门店 門市 酒店 餐厅 联系人 聯絡人 运転手 ドライバー 運転手 担当 様 さん 受付 窓口 事務所 店 営業 支店 病院 医院 クリニック 警察署 役所 サポート センター 기사 담당 팀 과 님 사무실 사무소 센터 병원 의원 경찰서 구청 시청 학교 매장 점 คนขับ คุณ ร้าน สำนักงาน สถานี ตำรวจ โรงพยาบาล คลินิก แผนก ฝ่าย ช่าง เจ้าหน้าที่ ศูนย์ ติดต่อ ผู้จัดการ โรงแรม';
