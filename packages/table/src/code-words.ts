/**
 * The words of codes: common French nouns of four letters or more, in the singular, none of which sounds like another. The
 * first four letters, without accents, are enough to know a word. Their order is part of nothing that is stored.
 */
const TEXT = `
abeille abricot acajou accordéon acrobate affiche agenda agneau aigle aiguille album alcôve algue allumette alouette
amande ambre ampoule ananas ancêtre ange anguille animal anneau antenne appareil aquarium araignée arbuste archer
ardoise argile armoire armure arrosoir artichaut asperge aspirateur assiette astronome atelier atlas aubergine aurore
autobus autruche avalanche aventure averse aviron avocat azur babouche bagage bague baignoire baladin balcon baleine
ballon bambou banane bandeau banjo banquise baobab baraque barbe barque basilic basket bateau bâton batterie baudrier
bavoir bazar beignet belette belvédère berceau béret berger besace beurre biberon bicorne bicyclette bigorneau bijou
billet bison bistrot blaireau blason bleuet blouson bobine bocal boisson bolet bolide bonbon bonnet bordure bosquet
bottine boucle bougie boulanger bouquet bourdon boussole boutique bouvreuil bracelet branche brasero bretelle brigand
brindille brioche brique brise brocante brouette brume buanderie buffle buisson bulle bureau buvard cabane cabine
cabri cacao cactus cadenas cadran café cageot cahier caillou caisse calame calèche calice camarade caméra campagne
canapé cannelle canoë canyon capitaine capsule capuche caramel carnet carotte carrefour cartable cascade casquette
castor catalogue cathédrale cavalier caverne cédille ceinture céleri cerceau cerise chacal chalet chameau chandelle
chapeau chardon châtaigne chaudron chemise chenille cheval chiffon chimère chocolat chorale chouette chronique cigale
cigogne cinéma cirque ciseau citadelle citron clairière clarinette clavier clocher cloison cobalt cocon coffret
colibri colline colombe comète commode compas concert condor confiture coquille corail corbeau cordage corniche
corsaire costume coton coucou couloir coupole couronne couscous couverture cravate crayon crème crépuscule cresson
criquet cristal crocodile croissant cuisine culotte cyclone cyprès dahlia damier danseur dauphin déesse défilé
demoiselle dentelle dessert diadème diamant digue dindon dinosaure diplôme disque divan dolmen donjon dragée drapeau
dromadaire druide dune duvet écaille écharpe échelle éclair école écorce écran écureuil écusson édredon église élan
éléphant élève émeraude empereur empreinte enclume énigme enseigne entonnoir épervier épice épinard éponge équerre
érable ermite escalier escrime espadon esquisse essaim estrade étable étagère étang étendard étoile étrier évier
exploit fable façade facteur faïence falaise famille fanfare fantôme farandole farine faubourg faucon fauteuil
fauvette fenêtre fenouil ferme ferraille festin feuille ficelle figue filet fillette flacon flambeau flanelle flèche
fleuve flocon flûte foire fontaine forêt forge formule fossette fougère foulard fourchette foyer fraise framboise
frelon frère friandise fromage fronde fruit fugue fumée funambule fusée galaxie galerie gambade gamelle garage gardien
gargouille gâteau gaufre gazelle géant gelée genêt genou géranium gerbe geyser gibier gilet gingembre girafe girouette
givre glacier glaïeul glissade globe glycine gobelet goéland gomme gondole gorge gorille goudron gourde graffiti
graine grange grappe gravure grelot grenade griffe grillage grimoire griotte groseille grotte gruyère guépard guidon
guirlande guitare gymnase hachette hallebarde hameau hamster hanche hangar harpe hasard hélice hérisson hermine héron
hibou hiver hochet homard horizon horloge hortensia hotte houle housse hublot huile huître huppe hutte hyène ibis
iceberg idée iguane image indice insecte invité iris ivoire jabot jacinthe jaguar jambon jardin jarre jasmin javelot
jeton jockey jongleur jonquille joueur journal joyau judoka jument jungle jupon kangourou kayak képi kermesse kimono
kiosque kiwi koala lagon lagune laitue lambris lampion lance langue lanterne lapin larme lasso laurier lavande lavoir
lecture légende lendemain lentille léopard lessive lettre levure lézard liane libellule licorne liège lierre lièvre
ligne lilas limace limonade linge lionceau liseron litière livre locomotive logis loquet losange loterie loutre louve
lucarne luciole luge lumière lunette lustre lutin luzerne lycée macaron machine maçon magasin magie maillot maison
majorette mallette maman mammouth mandarine manège mangue manivelle manoir manteau marathon marbre marché margelle
marmite marron marteau masque matelas matin mauve médaille méduse mélèze melon mémoire menhir menthe menuet merle
message métal météore métro meuble miel miette mimosa minaret minute mirabelle miroir missive mitaine mobile moineau
moisson monnaie montagne moquette morale morse mosaïque motif mouche moufle moulin mousse mouton muguet mulet muraille
museau musique mystère nacelle nageoire napperon narcisse narine narval nature naufrage navet navire nectar neige
nénuphar neveu niche noisette nomade nombril nougat nourrice nouvelle nuage nuance nuit oasis objet océan oeillet
ogive ogre oignon oiseau olivier ombrelle omelette onde ongle opale opéra orage orange orbite orchidée oreille orgue
origan orme ortie osier otarie ourson outil ouvrage pagaie pagode paillasson palace palette palmier panache panda
panier panneau pantoufle paon papillon paquebot parade parfum parole parquet parrain passage pastèque patate patin
patrouille pavillon pavot paysage pêcheur pédale peigne pélican pelote peluche pendule pensée pépite perdrix perle
perroquet persil pétale pétunia peuplier phoque photo phrase piano pichet pièce pierre pigeon pilote pinceau pingouin
pipette pirate pirogue piscine pistache pivoine placard plafond plage planète plateau plongeon pluie plumage pluvier
poésie poignet poire poisson poivre polaire polka pomme pompier poney popcorn porche portail poterie potiron poule
poupée poussin prairie prénom presse prince prisme prodige profil promenade prune pulpe puma pupitre puzzle pyjama
pyramide python quartier quatuor quenelle quiche quille quinoa rabot racine radeau radis rafale ragoût raisin rallye
ramage rameur rampe rançon raquette râteau raton ravin rayon récif récolte récréation refrain réglisse relais renard
repas reptile ressort retour réveil revue rhinocéros rhubarbe ribambelle rideau rigole rivage rivière robinet roche
roitelet roman ronce ronde ronron rosée rossignol rotin rotonde rouge rouleau route ruban rubis ruche rugby ruine
ruisseau rumeur rythme sablier sabot sachet safari safran sagesse saison salade saltimbanque sandale sanglier santon
sapin sardine sarrasin satellite saumon savane saveur savon scarabée scie scorpion sculpture séance sécateur secret
seigle séjour semelle semoule sentier sérénade serpent serrure sésame sifflet signal silence sillon singe sirène sirop
sittelle soeur sofa soleil sommet sonate sorbet sorcier souche soupière source spatule spectacle sphère spirale square
stade statue stylo sucre sultan surprise sycomore syllabe symbole tableau tabouret tagine talisman talon tambour tamis
tanière tapis tarte tasse tatou taupe taverne taxi télescope témoin tempête tenaille tennis terrasse têtard théâtre
thermos thym tiare ticket tigre tilleul timbre tiroir tisane tissu toboggan toile toison tomate tonneau topaze torche
tornade torrent tortue totem toucan toupie tournesol tracteur trajet tramway tranche trapèze travail trèfle treille
trésor tricot trident trompette tronc trottoir troupeau truelle truffe truite tulipe tunique tunnel turban turquoise
tuyau uniforme univers urne usine ustensile vacarme vague vaisseau valise vallée valse vampire vanille vapeur varan
vase vautour vedette veilleuse velours vendange véranda verger verrou vertige verveine veste viaduc vigie vigne village
violette virage virgule visage vitrail voilier voisin volcan volet voltige voyage voyelle vrille wagon yacht yaourt
zèbre zénith zéphyr zeste zibeline zigzag zinc zodiaque
`;

export const CODE_WORDS: readonly string[] = TEXT.trim().split(/\s+/);
