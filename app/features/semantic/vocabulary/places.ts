/**
 * The 54 countries as people write them: slug (groupings) = names and words for their people | main cities. General knowledge;
 * groupings such as Sahel are used loosely, as in everyday talk.
 */
export const PLACES = `
algeria (north-africa, maghreb, francophone, arab) = Algeria, Algerian, Algérie, algérien, algérienne | Algiers, Alger, Oran, Constantine, Annaba
angola (southern-africa, central-africa, lusophone) = Angola, Angolan, angolais | Luanda, Benguela, Huambo
benin (west-africa, francophone) = Benin, Beninese, Bénin, béninois, béninoise | Cotonou, Porto-Novo, Parakou
botswana (southern-africa, anglophone) = Botswana, Batswana, Motswana | Gaborone, Francistown
burkina-faso (west-africa, francophone, sahel) = Burkina Faso, Burkina, Burkinabe, Burkinabè | Ouagadougou, Bobo-Dioulasso
burundi (east-africa, francophone, great-lakes) = Burundi, Burundian, burundais | Bujumbura, Gitega
cabo-verde (west-africa, lusophone) = Cabo Verde, Cape Verde, Cape Verdean, Cap-Vert | Praia, Mindelo
cameroon (central-africa, francophone) = Cameroon, Cameroonian, Cameroun, camerounais, camerounaise | Douala, Yaoundé, Buea, Bamenda
central-african-republic (central-africa, francophone) = Central African Republic, Centrafrique, centrafricain | Bangui
chad (central-africa, francophone, sahel) = Chad, Chadian, Tchad, tchadien | N'Djamena
comoros (east-africa, francophone, islands) = Comoros, Comorian, Comores | Moroni
congo (central-africa, francophone) = Republic of the Congo, Congo-Brazzaville, Congo, Congolese, congolais | Brazzaville, Pointe-Noire
dr-congo (central-africa, francophone, great-lakes) = Democratic Republic of the Congo, DRC, DR Congo, RDC, Congo-Kinshasa, Congo, Congolese, congolais, Zaire | Kinshasa, Lubumbashi, Goma, Bukavu
djibouti (east-africa, francophone, horn) = Djibouti, Djiboutian | 
egypt (north-africa, arab) = Egypt, Egyptian, Égypte, égyptien, égyptienne, Misr | Cairo, Le Caire, Alexandria, Alexandrie, Giza, Mansoura, Aswan, Luxor
equatorial-guinea (central-africa) = Equatorial Guinea, Equatoguinean, Guinée équatoriale | Malabo, Bata
eritrea (east-africa, horn) = Eritrea, Eritrean, Érythrée | Asmara
eswatini (southern-africa, anglophone) = Eswatini, Swaziland, Swazi | Mbabane, Manzini
ethiopia (east-africa, horn) = Ethiopia, Ethiopian, Éthiopie, éthiopien | Addis Ababa, Addis Abeba, Addis, Adama, Mekelle, Bahir Dar
gabon (central-africa, francophone) = Gabon, Gabonese, gabonais | Libreville, Port-Gentil
gambia (west-africa, anglophone) = Gambia, Gambian, Gambie | Banjul, Serekunda
ghana (west-africa, anglophone) = Ghana, Ghanaian, ghanéen, ghanéenne | Accra, Kumasi, Tamale, Takoradi, Tema
guinea (west-africa, francophone) = Guinea, Guinean, Guinée, guinéen, Guinea-Conakry | Conakry
guinea-bissau (west-africa, lusophone) = Guinea-Bissau, Guinée-Bissau | Bissau
cote-d-ivoire (west-africa, francophone) = Côte d'Ivoire, Ivory Coast, Ivorian, ivoirien, ivoirienne | Abidjan, Yamoussoukro, Bouaké
kenya (east-africa, anglophone) = Kenya, Kenyan, kényan, kényane | Nairobi, Mombasa, Kisumu, Nakuru, Eldoret
lesotho (southern-africa, anglophone) = Lesotho, Basotho | Maseru
liberia (west-africa, anglophone) = Liberia, Liberian | Monrovia
libya (north-africa, maghreb, arab) = Libya, Libyan, Libye, libyen | Tripoli, Benghazi
madagascar (east-africa, francophone, islands) = Madagascar, Malagasy, malgache | Antananarivo, Toamasina
malawi (east-africa, southern-africa, anglophone) = Malawi, Malawian | Lilongwe, Blantyre
mali (west-africa, francophone, sahel) = Mali, Malian, malien, malienne | Bamako
mauritania (west-africa, francophone, sahel, maghreb, arab) = Mauritania, Mauritanian, Mauritanie | Nouakchott
mauritius (east-africa, islands) = Mauritius, Mauritian, Maurice, mauricien | Port Louis, Ebène
morocco (north-africa, maghreb, francophone, arab) = Morocco, Moroccan, Maroc, marocain, marocaine | Casablanca, Rabat, Marrakesh, Marrakech, Fez, Tangier, Tanger, Agadir
mozambique (east-africa, southern-africa, lusophone) = Mozambique, Mozambican, mozambicain | Maputo, Beira
namibia (southern-africa, anglophone) = Namibia, Namibian, Namibie | Windhoek
niger (west-africa, francophone, sahel) = Niger, Nigerien, nigérien | Niamey
nigeria (west-africa, anglophone) = Nigeria, Nigerian, Naija, nigérian, nigériane | Lagos, Abuja, Ibadan, Port Harcourt, Kano, Kaduna, Jos, Enugu, Benin City, Lekki, Yaba, Ikeja, Abeokuta
rwanda (east-africa, great-lakes) = Rwanda, Rwandan, rwandais, rwandaise | Kigali
sao-tome-and-principe (central-africa, lusophone, islands) = São Tomé and Príncipe, Sao Tome | 
senegal (west-africa, francophone, sahel) = Senegal, Senegalese, Sénégal, sénégalais, sénégalaise | Dakar, Thiès, Saint-Louis, Touba
seychelles (east-africa, islands) = Seychelles, Seychellois | Victoria
sierra-leone (west-africa, anglophone) = Sierra Leone, Sierra Leonean | Freetown
somalia (east-africa, horn) = Somalia, Somali, Somaliland, Somalie | Mogadishu, Hargeisa
south-africa (southern-africa, anglophone) = South Africa, South African, Mzansi, Afrique du Sud, sud-africain, sud-africaine, RSA | Cape Town, Johannesburg, Joburg, Durban, Pretoria, Stellenbosch, Soweto, Le Cap, Sandton
south-sudan (east-africa) = South Sudan, South Sudanese, Soudan du Sud | Juba
sudan (north-africa, sahel, arab) = Sudan, Sudanese, Soudan, soudanais | Khartoum, Omdurman
tanzania (east-africa, anglophone) = Tanzania, Tanzanian, Tanzanie, tanzanien | Dar es Salaam, Dodoma, Arusha, Zanzibar, Mwanza
togo (west-africa, francophone) = Togo, Togolese, togolais, togolaise | Lomé
tunisia (north-africa, maghreb, francophone, arab) = Tunisia, Tunisian, Tunisie, tunisien, tunisienne | Tunis, Sfax, Sousse
uganda (east-africa, anglophone, great-lakes) = Uganda, Ugandan, Ouganda, ougandais | Kampala, Entebbe, Jinja, Gulu
zambia (southern-africa, east-africa, anglophone) = Zambia, Zambian, Zambie, zambien | Lusaka, Ndola, Kitwe, Livingstone
zimbabwe (southern-africa, anglophone) = Zimbabwe, Zimbabwean | Harare, Bulawayo
`;

/** Groupings of countries as they are asked for. */
export const REGIONS = `
north-africa = North Africa, North African, Afrique du Nord, northern Africa, nord-africain
west-africa = West Africa, West African, Afrique de l'Ouest, ouest-africain, western Africa, Afrique occidentale, ECOWAS, CEDEAO, UEMOA
central-africa = Central Africa, Central African region, Afrique centrale, CEMAC
east-africa = East Africa, East African, Afrique de l'Est, eastern Africa, Afrique orientale
southern-africa = Southern Africa, southern African, Afrique australe, SADC
maghreb = Maghreb, Maghrebi, maghrébin, maghrébine
francophone = francophone, Francophone Africa, French-speaking, French speaking Africa, Afrique francophone, French-speaking countries
lusophone = lusophone, Portuguese-speaking, Lusophone Africa
anglophone = anglophone, English-speaking, English-speaking Africa
arab = Arab, Arab world, Arabic-speaking, MENA, Middle East and North Africa
sahel = Sahel, Sahelian
horn = Horn of Africa, Horn
great-lakes = Great Lakes region
islands = island nation, island state, Indian Ocean, island
`;
